import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { designComments } from '../db/schema/designReviews.ts'
import { designClients, designs } from '../db/schema/designs.ts'
import { claimUploads } from '../uploads/transferUploads.ts'
import { roomLeft } from './createDesign.ts'
import { type DesignRow, hashSecret, type Person } from './design.ts'
import type { DesignWork } from './designWork.ts'
import { writeHistory } from './history.ts'
import { refreshSummary } from './summary.ts'

/**
 * Makes a guest's designs the customer's, the latest first, as many as fit. Clients of Yjs that wrote for the guest
 * write for the customer from now on, and the pictures that the guest brought are his.
 */
export async function claimDesigns(work: DesignWork, person: Person, guestSecret: string) {
  const { tx, now } = work
  const guestHash = hashSecret(guestSecret)
  if (person.accountId !== null) await claimUploads(tx, { account: person.accountId, guestHash })
  const room = await roomLeft(work, person)
  const found = await tx
    .select()
    .from(designs)
    .where(and(eq(designs.guestHash, guestHash), isNull(designs.deletedAt)))
    .orderBy(desc(designs.designedAt))
    .for('update')
  const fits = Math.max(0, room)
  const claimed = found.slice(0, fits).map(({ id }) => id)
  // The log may have a newer name than the row.
  const left = await namesOf(work, found.slice(fits))
  if (claimed.length > 0) {
    const { author } = person
    await tx
      .update(designs)
      .set({ ownerId: person.accountId, guestHash: null, updatedAt: now })
      .where(inArray(designs.id, claimed))
    const wasGuests = and(inArray(designClients.designId, claimed), eq(designClients.author, guestHash))
    await tx.update(designClients).set({ author }).where(wasGuests)
    const saidByGuest = and(inArray(designComments.designId, claimed), eq(designComments.author, guestHash))
    await tx.update(designComments).set({ author }).where(saidByGuest)
    for (const designId of claimed) await writeHistory(work, { designId, event: 'claimed', by: 'owner', actor: author })
  }
  return { claimed, left: left.length, leftNames: left }
}

async function namesOf(work: DesignWork, rows: readonly DesignRow[]): Promise<string[]> {
  const names: string[] = []
  for (const row of rows) names.push((await refreshSummary(work, row)).design.name)
  return names
}
