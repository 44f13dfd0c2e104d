import { enablePatches, Immer, type Patch } from 'immer'
import type { DesignDocument } from '../document/designDocument.ts'
import type { DraftDocument } from '../document/draftDocument.ts'
import type { RecordKey } from '../document/recordKey.ts'
import type { GarmentPlugin } from '../garment/garmentPlugin.ts'
import { checkLimits } from './checkLimits.ts'
import type { Recipe, Run } from './command.ts'
import { settleInherited } from './settleInherited.ts'
import { createTouchedFields } from './touchedFields.ts'
import { writesOf } from './writesOf.ts'

enablePatches()

// An instance of our own: freezing is a setting of the instance, and the document that a recipe makes is only
// looked at; the one that stays is made by the log.
const immer = new Immer({ autoFreeze: false })

/** Runs a recipe and turns its patches into absolute writes. The one place where commands become writes. */
export function runRecipe<Payload>(
  document: DesignDocument,
  payload: Payload,
  { edit, garment }: { readonly edit: Recipe<Payload>; readonly garment: GarmentPlugin },
): Run {
  const touched = createTouchedFields()
  let outcome: ReturnType<Recipe<Payload>>
  let patches: readonly Patch[] = []
  const next = immer.produce(
    document,
    draft => {
      const touch = (record: RecordKey, ...fields: string[]) => touched.addFields(record, fields)
      outcome = edit(draft as DraftDocument, payload, { garment, touch })
    },
    made => {
      patches = made
    },
  )
  if (outcome !== undefined) return outcome
  for (const patch of patches) touched.addPath(patch.path.map(String), document, next)
  const writes = writesOf(touched.records(), document, next)
  if (writes.length === 0) return { kind: 'refused', reason: 'nothing-changes' }
  const limit = checkLimits(next, writes)
  if (limit !== null) return { kind: 'refused', reason: limit }
  return { kind: 'ran', document: settleInherited(next, writes), writes }
}
