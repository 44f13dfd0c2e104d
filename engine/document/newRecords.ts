import type { LayerFields, PlayerFields } from './fields.ts'
import { layerFields, playerFields } from './fields.ts'
import { initialFields } from './tables.ts'

/** A layer with the given fields and the initial values of all others. */
export const newLayer = (fields: Partial<LayerFields>): LayerFields =>
  ({ ...initialFields(layerFields), ...fields }) as LayerFields

/** A player with the given fields and the initial values of all others. */
export const newPlayer = (fields: Partial<PlayerFields>): PlayerFields =>
  ({ ...initialFields(playerFields), ...fields }) as PlayerFields
