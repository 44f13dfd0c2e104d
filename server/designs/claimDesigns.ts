import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { designComments } from '../db/schema/designReviews.ts'
import { designClients, designs, designUpdates } from '../db/schema/designs.ts'
import { ownerOfGuest } from '../rooms/grant.ts'
import { claimUploads } from '../uploads/transferUploads.ts'
import { designsLeft } from './createDesign.ts'
import { type DesignRow, hashSecret, type Person } from './design.ts'
import { logOwnerOf } from './designLog.ts'
import type { DesignWork } from './designWork.ts'
import { writeHistory } from './history.ts'
import { refreshSummary } from './summary.ts'

/**
 * Transfers a guest's designs to a customer, newest first, up to the limit. The guest's Yjs clients and images are
 * transferred too.
 */
export async function claimDesigns(work: DesignWork, person: Person, guestSecret: string) {
  const { tx, now } = work
  const guestHash = hashSecret(guestSecret)
  if (person.accountId !== null) await claimUploads(tx, { account: person.accountId, guestHash })
  const room = await designsLeft(work, person)
  const found = await tx
    .select()
    .from(designs)
    .where(and(eq(designs.guestHash, guestHash), isNull(designs.deletedAt)))
    .orderBy(desc(designs.designedAt))
    .for('update')
  const fits = Math.max(0, room)
  const claimed = found.slice(0, fits).map(({ id }) => id)
  // The name in the log may be newer than the row.
  const left = await namesOf(work, found.slice(fits))
  if (claimed.length > 0) {
    const { author } = person
    await tx
      .update(designs)
      .set({ ownerId: person.accountId, guestHash: null, updatedAt: now })
      .where(inArray(designs.id, claimed))
    const owner = { author: logOwnerOf(person) }
    for (const table of [designClients, designUpdates]) {
      const wasGuests = and(inArray(table.designId, claimed), eq(table.author, ownerOfGuest(guestHash)))
      await tx.update(table).set(owner).where(wasGuests)
    }
    const byGuest = and(inArray(designComments.designId, claimed), eq(designComments.author, guestHash))
    await tx.update(designComments).set({ author }).where(byGuest)
    for (const designId of claimed) await writeHistory(work, { designId, event: 'claimed', by: 'owner', actor: author })
  }
  return { claimed, left: left.length, leftNames: left }
}

async function namesOf(work: DesignWork, rows: readonly DesignRow[]): Promise<string[]> {
  const names: string[] = []
  for (const row of rows) names.push((await refreshSummary(work, row)).design.name)
  return names
}
