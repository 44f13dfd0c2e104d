import { defineCommand, editZone, paintPayload, refused, z, zoneKey } from '../../../engine/index.ts'

const zone = z.string().min(1).max(64)
const version = z.enum(['player', 'goalkeeper'])

/** Paints a zone of one version. The goalkeeper's paint hides the players' one until it is cleared. */
export const setZonePaint = defineCommand({
  type: 'colour.setZonePaint',
  payload: z.object({ zone, version, paint: paintPayload }),
  edit: (draft, { paint, ...target }, context) => editZone(draft, target, { paint }, context),
})

/** Gives a zone back what shows beneath its paint: the players' paint to a goalkeeper, the garment's own to players. */
export const clearZonePaint = defineCommand({
  type: 'colour.clearZonePaint',
  payload: z.object({ zone, version }),
  edit(draft, payload) {
    const zones = payload.version === 'goalkeeper' ? draft.goalkeeper.zones : draft.zones
    const fields = zones[zoneKey(payload.zone)]
    if (!fields?.paint) return refused('nothing-changes')
    fields.paint = null
    return undefined
  },
})
