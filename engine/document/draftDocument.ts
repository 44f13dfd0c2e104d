import type { Overrides } from './designDocument.ts'
import type { DesignFields, LayerFields, MomentFields, OptionFields, PlayerFields, ZoneFields } from './fields.ts'
import type { LayerId, MomentId, OptionId, PlayerId, ZoneKey } from './ids.ts'

/** Fields may be assigned; what they hold may not be changed inside: a field is written whole. */
type Writable<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] }

/** A document that a recipe may change: assign fields, add records and `delete` them. */
export interface DraftDocument {
  design: Writable<DesignFields>
  options: Record<OptionId, Writable<OptionFields>>
  zones: Record<ZoneKey, Writable<ZoneFields>>
  layers: Record<LayerId, Writable<LayerFields>>
  players: Record<PlayerId, Writable<PlayerFields>>
  moments: Record<MomentId, Writable<MomentFields>>
  goalkeeper: {
    options: Record<OptionId, Writable<Overrides<OptionFields>>>
    zones: Record<ZoneKey, Writable<Overrides<ZoneFields>>>
    layers: Record<LayerId, Writable<Overrides<LayerFields>>>
  }
}
