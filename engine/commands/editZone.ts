import type { Version } from '../document/designDocument.ts'
import type { DraftDocument } from '../document/draftDocument.ts'
import type { ZoneFields } from '../document/fields.ts'
import { zoneKey } from '../document/ids.ts'
import { recordKey } from '../document/recordKey.ts'
import { type EditContext, type Refusal, refused } from './command.ts'
import { zoneInCut } from './zoneInCut.ts'

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
  { garment, touch }: Pick<EditContext, 'garment' | 'touch'>,
): Refusal | undefined {
  if (!zoneInCut({ document: draft, garment }, version, zone)) return refused('zone-missing')
  const goalkeeper = version === 'goalkeeper'
  const key = zoneKey(zone)
  const before: Partial<ZoneFields> = (goalkeeper ? draft.goalkeeper.zones[key] : draft.zones[key]) ?? {}
  const names = Object.keys(fields) as (keyof ZoneFields)[]
  if (names.every(name => (fields[name] ?? before[name] ?? null) === null)) return refused('nothing-changes')
  if (goalkeeper) draft.goalkeeper.zones[key] = { ...before, ...fields }
  else draft.zones[key] = { paint: null, pattern: null, layout: null, ...before, ...fields }
  // "Make it red" over a red that somebody else then takes back has to stay red.
  touch(recordKey({ kind: 'zone', id: zone, goalkeeper }), ...names)
  return undefined
}
