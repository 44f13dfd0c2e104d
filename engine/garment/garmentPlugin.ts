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
  /**
   * Values that are made with some values of other options alone, such as `{ raglan: [{ collar: ['crew'] }] }`: with all of
   * those that one of the list names. With others they are not offered, and count as not chosen.
   */
  readonly only?: Readonly<Record<string, readonly Readonly<Record<string, readonly string[]>>[]>>
}

/**
 * A choice for one player, stored in the player's record under `field`: `null` there is as the design has it. Designs are stored
 * with the names of the fields, so those never change, and are none that every player has. `column` heads it in the list
 * for the supplier, and `heads` are what people write above it in lists of theirs, in any language; its names in the
 * labels are understood as well.
 */
export type PlayerOption = PlayerOptionColumn &
  (
    | {
        /** Another value of an option of the garment, such as long sleeves. */
        readonly kind: 'cut'
        readonly option: OptionId
        /** What people write in lists for a value, in any language, beside the value itself and its names. */
        readonly written: Readonly<Record<string, readonly string[]>>
      }
    /** Another size for some parts of the garment, such as the shorts. */
    | { readonly kind: 'size'; readonly parts: readonly string[] }
  )

interface PlayerOptionColumn {
  readonly field: string
  readonly column: string
  /** Compared without case, spaces and signs. */
  readonly heads: readonly string[]
}

/** What a player's own choice is called. */
export type PlayerOptionWords = {
  readonly name: string
  /** With `{{name}}`, for who is read the table. */
  readonly of: string
  /** Of the choice that is none. */
  readonly unset: string
  /** Of the values of an option; sizes are called as everywhere. */
  readonly values?: Words
}

/** Finished measures in cm by measure name, flat as on a table. */
export interface SizeChart {
  /** In which the garment is made, smallest first: all of the shop's, some or one, but always the base size. */
  readonly sizes: readonly Size[]
  readonly measures: readonly string[]
  /** `cm[size][measure]`, for the sizes in which it is made. */
  readonly cm: Readonly<Partial<Record<Size, Readonly<Record<string, number>>>>>
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
  /** What lettering in it keeps to. */
  readonly lettering?: SlotLettering
}

/** How the lines of a slot are fitted. All in mm on the base size; they grow with a layer that is larger than its slot. */
export interface SlotLettering {
  /** How far ink may reach above and below the capitals: signs that stand on letters, and what hangs below them. */
  readonly above: number
  readonly below: number
  /** How much wider the slot is with every size. */
  readonly perSize: number
  /** How high matches ask for it to be, from and to; `null` where they ask for nothing. */
  readonly rule: readonly [min: number, max: number] | null
  /** How narrow letters may become, as a share of their width, before they become smaller. */
  readonly narrowest: number
  /** How far its ink has to keep from that of another slot. */
  readonly apart?: { readonly slot: string; readonly min: number }
}

/** How the cloth of a mesh falls: its weight, and how stiff and thick it is. */
export type ClothKind = 'jersey' | 'heavyJersey' | 'pique' | 'fleece' | 'satin'

/**
 * A mesh that is baked from the pattern of the base size and lies in the garment's folder; material name = panel id,
 * UV = panel mm.
 */
export interface MeshSpec {
  readonly file: string
  /** The panels of this part are in it. */
  readonly part: string
  /** The cut that it shows; options that are not named do not change it. */
  readonly cut: OptionValues
  /** What holds it on the body while it is draped; a hood that lies on the back hangs from the nape. */
  readonly hangsFrom: 'shoulders' | 'waist' | 'head' | 'nape'
  /** Jersey unless said. */
  readonly cloth?: ClothKind
  /** Of how its triangles are scattered, tried first: where cloth was seen caught with the usual one. */
  readonly seed?: number
  /** Its sleeves slide along arms that move: long ones would hold on to them, and draw the chest wide as the arms come down. */
  readonly slides?: boolean
  /** Files of what is worn underneath, innermost first. */
  readonly underneath: readonly string[]
}

/** What a garment is called, and its panels, zones and so on by their ids. */
export type GarmentWords = {
  readonly name: string
  readonly panels: Words
  readonly zones: Words
  readonly slots: Words
  readonly measures: Words
  readonly templates: Words
  readonly layouts: Readonly<Record<string, Words>>
  readonly options: Readonly<Record<string, { readonly name: string; readonly values: Words }>>
  /** By their fields. */
  readonly playerOptions: Readonly<Record<string, PlayerOptionWords>>
}

type Words = Readonly<Record<string, string>>

export interface GarmentPlugin {
  readonly kind: 'garment'
  readonly id: ProductType
  readonly slug: string
  readonly version: number
  readonly options: readonly OptionSpec[]
  readonly sizes: SizeChart
  /** What can be chosen for one player besides the size. */
  readonly playerOptions: readonly PlayerOption[]
  pattern(size: Size, options: OptionValues): Pattern
  /** Bottom first. */
  zones(pattern: Pattern): readonly Zone[]
  slots(pattern: Pattern): readonly Slot[]
  /** Templates to start from, in the order they are shown. */
  readonly templates: readonly Template[]
  readonly meshes: readonly MeshSpec[]
  readonly labels: { readonly en: GarmentWords; readonly kh: GarmentWords }
}

/** What a template of a garment is called in both languages; its id where nobody has named it. */
export const templateNames = (
  { labels }: Pick<GarmentPlugin, 'labels'>,
  template: string,
): { readonly en: string; readonly kh: string } => ({
  en: labels.en.templates[template] ?? template,
  kh: labels.kh.templates[template] ?? template,
})
