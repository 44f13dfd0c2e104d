import type { z } from 'zod'
import type { newRating } from '../../contract/designs/sharedDesign.ts'
import { ratings } from '../../db/schema/designShares.ts'
import { Problem } from '../../http/problem.ts'
import type { DesignRow, Person } from '../design.ts'
import type { DesignWork } from '../designWork.ts'

/** A person has one rating of a design; another takes its place. Nobody rates his own. */
export async function rateDesign(
  { tx, tenant, now, newId }: DesignWork,
  { design, person }: { readonly design: DesignRow; readonly person: Person },
  given: z.infer<typeof newRating>,
) {
  if ((design.ownerId ?? design.guestHash) === person.author) {
    throw new Problem('not-allowed', { detail: 'This is your own design: others rate it.' })
  }
  const [kept] = await tx
    .insert(ratings)
    .values({ tenantId: tenant.id, id: newId(), designId: design.id, author: person.author, createdAt: now, ...given })
    .onConflictDoUpdate({
      target: [ratings.tenantId, ratings.designId, ratings.author],
      set: { ...given, createdAt: now },
    })
    .returning()
  if (!kept) throw new Error('A rating was not kept.')
  const { id, rating, comment, createdAt } = kept
  return { id, rating, comment, createdAt: createdAt.toISOString() }
}
