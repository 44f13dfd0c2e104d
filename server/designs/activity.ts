import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { type ActivityItem, readActivityCall } from '../contract/designs/designHistory.ts'
import { designComments, designHistory } from '../db/schema/designReviews.ts'
import { ratings } from '../db/schema/designShares.ts'
import { designs, designUpdates } from '../db/schema/designs.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { accountOf } from '../http/principal.ts'
import { serveCall } from '../http/serveCall.ts'
import { ownerOfAccount } from '../rooms/grant.ts'
import type { DesignRow } from './design.ts'
import { type DesignServices, type DesignWork, inShop } from './designWork.ts'
import { thumbnailPath } from './thumbnails.ts'

/** `GET /api/accounts/activity`: recent activity for the dashboard. */
export function serveActivity(server: KitloomServer, services: DesignServices): void {
  serveCall(server, readActivityCall, ({ tenant, principal, query }) =>
    inShop(services, tenant, async work => ({
      items: [...(await listActivity(work, accountOf(principal), query.limit))],
    })),
  )
}

/** Recent activity on the designs of a customer, newest first, read from existing tables. */
async function listActivity(work: DesignWork, account: string, limit: number): Promise<readonly ActivityItem[]> {
  const parts = [await happened(work, account, limit), await edited(work, account, limit)]
  parts.push(await commented(work, account, limit), await rated(work, account, limit))
  return parts
    .flat()
    .sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
    .slice(0, limit)
}

const line = (design: DesignRow, at: Date, rest: Pick<ActivityItem, 'id' | 'kind' | 'by'>): ActivityItem => ({
  name: '',
  text: '',
  rating: null,
  at: at.toISOString(),
  ...rest,
  design: {
    id: design.id,
    name: design.name,
    productType: design.productType,
    thumbnail: thumbnailPath(design),
    deleted: design.deletedAt !== null,
  },
})

async function happened({ tx }: DesignWork, account: string, limit: number): Promise<readonly ActivityItem[]> {
  const rows = await tx
    .select({ design: designs, event: designHistory })
    .from(designHistory)
    .innerJoin(designs, eq(designs.id, designHistory.designId))
    .where(eq(designs.ownerId, account))
    .orderBy(desc(designHistory.createdAt), desc(designHistory.id))
    .limit(limit)
  return rows.map(({ design, event: { id, event, by, note, createdAt } }) => ({
    ...line(design, createdAt, { id, kind: event, by: by === 'owner' ? 'you' : 'provider' }),
    text: note,
  }))
}

/** The last author is known until the log is compacted. */
async function edited({ tx }: DesignWork, account: string, limit: number): Promise<readonly ActivityItem[]> {
  const last = and(eq(designUpdates.designId, designs.id), eq(designUpdates.seq, designs.seq))
  const rows = await tx
    .select({ design: designs, author: designUpdates.author })
    .from(designs)
    .leftJoin(designUpdates, last)
    .where(and(eq(designs.ownerId, account), gt(designs.seq, 0), isNull(designs.deletedAt)))
    .orderBy(desc(designs.designedAt), desc(designs.id))
    .limit(limit)
  return rows.map(({ design, author }) => {
    const by = author === null ? null : author === ownerOfAccount(account) ? 'you' : 'other'
    return line(design, design.designedAt, { id: `edited ${design.id}`, kind: 'edited', by })
  })
}

async function commented({ tx }: DesignWork, account: string, limit: number): Promise<readonly ActivityItem[]> {
  const rows = await tx
    .select({ design: designs, comment: designComments })
    .from(designComments)
    .innerJoin(designs, eq(designs.id, designComments.designId))
    .where(and(eq(designs.ownerId, account), isNull(designs.deletedAt)))
    .orderBy(desc(designComments.createdAt), desc(designComments.id))
    .limit(limit)
  return rows.map(({ design, comment: { id, author, authorName, text, createdAt } }) => ({
    ...line(design, createdAt, { id, kind: 'commented', by: author === account ? 'you' : 'other' }),
    name: authorName,
    text,
  }))
}

async function rated({ tx }: DesignWork, account: string, limit: number): Promise<readonly ActivityItem[]> {
  const rows = await tx
    .select({ design: designs, rated: ratings })
    .from(ratings)
    .innerJoin(designs, eq(designs.id, ratings.designId))
    .where(
      and(
        eq(designs.ownerId, account),
        ne(ratings.author, account),
        isNull(ratings.hiddenAt),
        isNull(designs.deletedAt),
      ),
    )
    .orderBy(desc(ratings.createdAt), desc(ratings.id))
    .limit(limit)
  return rows.map(({ design, rated: { id, rating, comment, createdAt } }) => ({
    ...line(design, createdAt, { id, kind: 'rated', by: 'other' }),
    text: comment,
    rating,
  }))
}
