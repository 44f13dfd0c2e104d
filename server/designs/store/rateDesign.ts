import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { newRating } from '../../contract/designs/sharedDesign.ts'
import { designPublications } from '../../db/schema/designLists.ts'
import { ratings } from '../../db/schema/designShares.ts'
import { Problem } from '../../http/problem.ts'
import type { DesignRow, Person } from '../design.ts'
import type { DesignWork } from '../designWork.ts'

/** The average of the ratings of a design that are not hidden, for the order of the store. */
export const averageOf = (design: string) =>
  sql<
    number | null
  >`(select avg(${ratings.rating}) from ${ratings} where ${ratings.designId} = ${design} and ${ratings.hiddenAt} is null)`

/** Saves a rating, replacing the person's previous one. Owners cannot rate their own designs. */
export async function rateDesign(
  { tx, tenant, now, newId }: DesignWork,
  { design, person }: { readonly design: DesignRow; readonly person: Person },
  values: z.infer<typeof newRating>,
) {
  if ((design.ownerId ?? design.guestHash) === person.author) {
    throw new Problem('not-allowed', { detail: 'You can’t rate your own design.' })
  }
  const [saved] = await tx
    .insert(ratings)
    .values({ tenantId: tenant.id, id: newId(), designId: design.id, author: person.author, createdAt: now, ...values })
    .onConflictDoUpdate({
      target: [ratings.tenantId, ratings.designId, ratings.author],
      set: { ...values, createdAt: now },
    })
    .returning()
  if (!saved) throw new Error('The rating was not saved.')
  await tx
    .update(designPublications)
    .set({ rating: averageOf(design.id) })
    .where(eq(designPublications.id, design.id))
  const { id, rating, comment, createdAt } = saved
  return { id, rating, comment, createdAt: createdAt.toISOString() }
}
