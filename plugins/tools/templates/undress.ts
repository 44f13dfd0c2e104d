import { assignFields, baseSize, type DraftDocument, type GarmentPlugin, type ZoneKey } from '../../../engine/plugin.ts'

/** Takes off everything but the roster and the name. */
export function undress(draft: DraftDocument): void {
  draft.options = {}
  draft.zones = {}
  draft.layers = {}
  draft.goalkeeper = { options: {}, zones: {}, layers: {} }
}

/** A zone as the garment has it. */
const unset = { paint: null, pattern: null, layout: null }

type Tables = Pick<DraftDocument, 'options' | 'zones'> | Pick<DraftDocument['goalkeeper'], 'options' | 'zones'>

/**
 * Writes every option and zone of the garment, those too that stay as the garment has them: what somebody else writes at
 * the same time has to give way as a whole, or two templates would be mixed.
 */
export function writeWhole(tables: Tables, garment: GarmentPlugin): void {
  for (const { id } of garment.options) assignFields(tables.options, id, { value: null, ...tables.options[id] })
  for (const zone of zonesOf(garment)) assignFields(tables.zones, zone, { ...unset, ...tables.zones[zone] })
}

const zonesByGarment = new WeakMap<GarmentPlugin, readonly ZoneKey[]>()

/** The zones of every cut: one that the present cut lacks comes back with the option. */
function zonesOf(garment: GarmentPlugin): readonly ZoneKey[] {
  const known = zonesByGarment.get(garment)
  if (known) return known
  const cuts = garment.options.flatMap(({ id, values }) => values.map(value => ({ [id]: value })))
  const found = new Set(cuts.flatMap(cut => garment.zones(garment.pattern(baseSize, cut)).map(({ key }) => key)))
  zonesByGarment.set(garment, [...found])
  return [...found]
}
