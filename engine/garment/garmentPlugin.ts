import type { OptionId, PanelId, ProductType, ZoneKey } from '../document/ids.ts'
import type { Size } from '../document/measures.ts'
import type { Paint } from '../document/paint.ts'
import type { OptionValues, Pattern } from '../drafting/pattern.ts'
import type { Path, Point } from '../geometry/path.ts'
import type { Template } from './template.ts'

export interface OptionSpec {
  readonly id: OptionId
  readonly values: readonly string[]
  readonly initial: string
}

/** Finished measures in cm by measure name, flat as on a table. */
export interface SizeChart {
  readonly sizes: readonly Size[]
  readonly measures: readonly string[]
  /** `cm[size][measure]`. */
  readonly cm: Readonly<Record<Size, Readonly<Record<string, number>>>>
  /** ± cm. */
  readonly tolerance: number
}

/** In mm; it may reach beyond the cut, where it is not drawn. */
export interface ZoneRegion {
  readonly panel: PanelId
  readonly path: Path
}

/** What takes one paint: on each of its panels a path or several. */
export interface Zone {
  readonly key: ZoneKey
  readonly initial: Paint
  /** Where it lies when its record names no layout, or one it lacks. Empty: it shows in its layouts only, as a stripe. */
  readonly regions: readonly ZoneRegion[]
  /** The other ways it can lie, by name; worked out when they are drawn. */
  readonly layouts?: Readonly<Record<string, () => readonly ZoneRegion[]>>
}

/** A named place for a kind of layer, with its default placement on the base size. */
export interface Slot {
  readonly id: string
  readonly kind: string
  readonly panel: PanelId
  readonly anchor: string
  /** Centre of the layer from the anchor, in mm. */
  readonly offset: Point
  readonly size: { readonly width: number | null; readonly height: number }
  /** Whether the offset keeps its millimetres on other sizes or grows with the panel. */
  readonly grade: 'fixed' | 'proportional'
}

/** A baked mesh beside the plugin; material name = panel id, UV = panel mm. */
export interface ModelAsset {
  /** Name of the committed file, as the app's list of models knows it. */
  readonly file: string
  /** Of the inputs it was baked from. */
  readonly inputHash: string
}

export interface GarmentPlugin {
  readonly kind: 'garment'
  readonly id: ProductType
  readonly slug: string
  readonly version: number
  readonly options: readonly OptionSpec[]
  readonly sizes: SizeChart
  /** Parts that a player may wear in another size than the rest. */
  readonly sizedApart: readonly string[]
  pattern(size: Size, options: OptionValues): Pattern
  /** Bottom first. */
  zones(pattern: Pattern): readonly Zone[]
  slots(pattern: Pattern): readonly Slot[]
  /** Looks to start from, in the order they are shown. */
  readonly templates: readonly Template[]
  /** Every mesh that the cut needs, such as a shirt and shorts. */
  models(options: OptionValues): readonly ModelAsset[]
}
