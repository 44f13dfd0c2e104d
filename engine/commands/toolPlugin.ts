import type { LayerPainter } from '../artwork/drawing.ts'
import type { CommandDefinition } from './command.ts'
import type { FieldRules } from './setLayer.ts'

/** Something that one can do to a design: what it can do, and what it draws. */
export interface ToolPlugin extends LayerPainter {
  readonly kind: 'tool'
  /** A name of the app's icon set. */
  readonly icon: string
  /** A small Latin letter that opens its panel. Where two ask for the same one, the first tool has it. */
  readonly shortcut?: string
  /** Whether its panel is about the cloth that one points at. One tool's is. */
  readonly ofZones?: boolean
  /** Whether its panel is about every layer: what is selected while it is open leaves it open. */
  readonly ofLayers?: boolean
  readonly commands: readonly CommandDefinition[]
  /** The fields of its layers that `layer.set` may set. */
  readonly fields?: FieldRules
}
