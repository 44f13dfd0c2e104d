import { z } from 'zod'
import { type DraftDocument, type Version, versions } from '../document/designDocument.ts'
import type { ZoneFields } from '../document/fields.ts'
import { zoneKey } from '../document/ids.ts'
import { baseSize } from '../document/measures.ts'
import { type Refusal, refused } from '../document/outcome.ts'
import type { GarmentPlugin, Zone } from '../garment/garmentPlugin.ts'
import { shownOptions } from '../garment/shownFields.ts'
import type { EditContext } from './command.ts'
import { assignFields } from './openDraft.ts'

/** Which zone a command is for, and in which version of the kit: fields for its payload. */
export const zoneTarget = {
  zone: z.string().min(1).max(64),
  version: z.enum(versions),
}

export interface ZoneTarget {
  readonly zone: string
  /** The goalkeeper's version keeps only what it has of its own. */
  readonly version: Version
}

/**
 * Writes fields of a zone as one version has it, for use inside a recipe; `null` goes back to what lies beneath: the
 * players' to a goalkeeper, the garment's own to players. Refused with `zone-missing` when the cut lacks the zone, and
 * with `nothing-changes` when only what is not set is cleared.
 */
export function editZone(
  draft: DraftDocument,
  { zone, version }: ZoneTarget,
  fields: Partial<ZoneFields>,
  { garment }: EditContext,
): Refusal | undefined {
  if (!zoneInCut({ document: draft, garment }, version, zone)) return refused('zone-missing')
  const goalkeeper = version === 'goalkeeper'
  const key = zoneKey(zone)
  const before: Partial<ZoneFields> = (goalkeeper ? draft.goalkeeper.zones[key] : draft.zones[key]) ?? {}
  const names = Object.keys(fields) as (keyof ZoneFields)[]
  if (names.every(name => (fields[name] ?? before[name] ?? null) === null)) return refused('nothing-changes')
  if (goalkeeper) assignFields(draft.goalkeeper.zones, key, fields)
  else assignFields(draft.zones, key, fields, { paint: null, pattern: null, layout: null })
  return undefined
}

type Cut = Parameters<typeof shownOptions>[0]

const zonesByCut = new WeakMap<GarmentPlugin, Map<string, ReadonlyMap<string, Zone>>>()

/** The zone with that key in the cut that a version is made in, in the base size; `null` when the cut lacks it. */
export function zoneInCut(cut: Cut, version: Version, key: string): Zone | null {
  return zonesInCut(cut, version).get(key) ?? null
}

/** All zones of the cut that a version is made in, by their keys, in the base size. Kept: a drag asks for them in every frame. */
export function zonesInCut(cut: Cut, version: Version): ReadonlyMap<string, Zone> {
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
