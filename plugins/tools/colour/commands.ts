import {
  baseSize,
  defineCommand,
  type GarmentPlugin,
  paintPayload,
  recordKey,
  refused,
  shownOptions,
  type Version,
  z,
  zoneKey,
} from '../../../engine/index.ts'

const zone = z.string().min(1).max(64)
const version = z.enum(['player', 'goalkeeper'])

/** Paints a zone of one version. The goalkeeper's paint hides the players' one until it is cleared. */
export const setZonePaint = defineCommand({
  type: 'colour.setZonePaint',
  payload: z.object({ zone, version, paint: paintPayload }),
  edit(draft, payload, { garment, touch }) {
    if (!hasZone({ document: draft, garment }, payload.version, payload.zone)) return refused('zone-missing')
    const key = zoneKey(payload.zone)
    if (payload.version === 'goalkeeper') {
      draft.goalkeeper.zones[key] = { ...draft.goalkeeper.zones[key], paint: payload.paint }
    } else {
      const fields = draft.zones[key]
      if (fields) fields.paint = payload.paint
      else draft.zones[key] = { paint: payload.paint, pattern: null, layout: null }
    }
    // "Make it red" over a red that somebody else then takes back has to stay red.
    touch(recordKey({ kind: 'zone', id: payload.zone, goalkeeper: payload.version === 'goalkeeper' }), 'paint')
    return undefined
  },
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

type Cut = Parameters<typeof shownOptions>[0]

const keysByCut = new WeakMap<GarmentPlugin, Map<string, ReadonlySet<string>>>()

/** Drafting a pattern takes longer than a frame may, and a drag asks for every one. */
function hasZone(cut: Cut, version: Version, key: string): boolean {
  const { garment } = cut
  const options = shownOptions(cut, version, null)
  const known = keysByCut.get(garment) ?? new Map<string, ReadonlySet<string>>()
  keysByCut.set(garment, known)
  const name = JSON.stringify(options)
  const keys = known.get(name) ?? new Set(garment.zones(garment.pattern(baseSize, options)).map(found => found.key))
  known.set(name, keys)
  return keys.has(key)
}
