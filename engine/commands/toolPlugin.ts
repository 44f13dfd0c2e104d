import type { LayerPainter } from '../artwork/drawing.ts'
import type { CommandDefinition } from './command.ts'
import type { FieldRules } from './setLayer.ts'
import type { ToolFields } from './toolFields.ts'

/** Something that one can do to a design: what it can do, and what it draws. */
export interface ToolPlugin extends LayerPainter {
  readonly kind: 'tool'
  /** A name of the app's icon set. */
  readonly icon: string
  /** A small Latin letter that opens its panel. Where two ask for the same one, the first tool has it. */
  readonly shortcut?: string
  /** Whether its panel is about the cloth that one points at. One tool's is. */
  readonly ofZones?: boolean
  /** Whether its panel works on the zone that is selected, too: the zone stays lit while it is open. */
  readonly keepsZone?: boolean
  /** Whether its panel is about every layer: what is selected while it is open leaves it open. */
  readonly ofLayers?: boolean
  readonly commands: readonly CommandDefinition[]
  /** The fields that `layer.set` may set: of its layers, or of every layer if it is `ofLayers`. */
  readonly fields?: FieldRules
  /** What its layers have beyond the fields of all layers; `toolFields` makes it. */
  readonly own?: Pick<ToolFields<unknown>, 'tool' | 'stored' | 'accepts'>
}
