import type { Version } from '../document/designDocument.ts'
import { baseSize } from '../document/sizes.ts'
import type { GarmentPlugin, Zone } from '../garment/garmentPlugin.ts'
import { shownOptions } from '../garment/shownFields.ts'

type Cut = Parameters<typeof shownOptions>[0]

const zonesByCut = new WeakMap<GarmentPlugin, Map<string, ReadonlyMap<string, Zone>>>()

/** The zone with that key in the cut that a version is made in, in the base size; `null` when the cut lacks it. */
export function zoneInCut(cut: Cut, version: Version, key: string): Zone | null {
  return zonesOf(cut, version).get(key) ?? null
}

/** Drafting a pattern takes longer than a frame may, and a drag asks for every one. */
function zonesOf(cut: Cut, version: Version): ReadonlyMap<string, Zone> {
  const { garment } = cut
  const options = shownOptions(cut, version, null)
  const known = zonesByCut.get(garment) ?? new Map<string, ReadonlyMap<string, Zone>>()
  zonesByCut.set(garment, known)
  const name = JSON.stringify(options)
  const zones = known.get(name) ?? new Map(garment.zones(garment.pattern(baseSize, options)).map(byKey))
  known.set(name, zones)
  return zones
}

const byKey = (zone: Zone): readonly [string, Zone] => [zone.key, zone]
