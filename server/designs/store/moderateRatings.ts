import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { RatingListQuery, ShopRating } from '../../contract/console/ratings.ts'
import { containing } from '../../db/likePattern.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { designPublications } from '../../db/schema/designLists.ts'
import { ratings } from '../../db/schema/designShares.ts'
import { designs } from '../../db/schema/designs.ts'
import { Problem } from '../../http/problem.ts'
import type { DesignWork } from '../designWork.ts'
import { thumbnailPath } from '../thumbnails.ts'
import { averageOf } from './rateDesign.ts'

const shownAs = {
  all: undefined,
  visible: isNull(ratings.hiddenAt),
  hidden: isNotNull(ratings.hiddenAt),
} as const satisfies Readonly<Record<RatingListQuery['shown'], SQL | undefined>>

/** One page of the ratings in a shop, newest first. */
export async function listRatings(work: DesignWork, { shown, search, page, pageSize }: RatingListQuery) {
  const wanted = and(shownAs[shown], search === '' ? undefined : matchesRating(work, search))
  const [counted] = await work.tx.select({ total: count() }).from(ratings).where(wanted)
  const rows = await work.tx
    .select()
    .from(ratings)
    .where(wanted)
    .orderBy(desc(ratings.createdAt), desc(ratings.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { items: await showRatings(work, rows), total: counted?.total ?? 0, page, pageSize }
}

function matchesRating({ tx }: DesignWork, search: string): SQL | undefined {
  const pattern = containing(search)
  const named = tx.select({ id: designs.id }).from(designs).where(ilike(designs.name, pattern))
  return or(ilike(ratings.comment, pattern), inArray(ratings.designId, named))
}

type RatingRow = typeof ratings.$inferSelect

/** The author of a guest is the hash of a secret. */
const isAccount = (author: string): boolean => author.includes('-')

async function showRatings({ tx }: DesignWork, rows: readonly RatingRow[]): Promise<ShopRating[]> {
  const [ids, authors] = [rows.map(row => row.designId), rows.map(row => row.author).filter(isAccount)]
  const rated = ids.length === 0 ? [] : await tx.select(shownDesign).from(designs).where(inArray(designs.id, ids))
  const people = authors.length === 0 ? [] : await tx.select().from(accounts).where(inArray(accounts.id, authors))
  return rows.map(({ id, designId, author, rating, comment, createdAt, hiddenAt }) => {
    const design = rated.find(one => one.id === designId) ?? { id: designId, name: '', thumbnail: null }
    const person = people.find(one => one.id === author)
    return {
      ...{ id, rating, comment },
      design: { id: designId, name: design.name, thumbnail: thumbnailPath(design) },
      by: [person?.firstName, person?.lastName].filter(Boolean).join(' '),
      createdAt: createdAt.toISOString(),
      isHidden: hiddenAt !== null,
    }
  })
}

const shownDesign = { id: designs.id, name: designs.name, thumbnail: designs.thumbnail }

/** Hides a rating or shows it again; the average of its design follows. @throws Problem not-found */
export async function hideRating(work: DesignWork, id: string, hidden: boolean): Promise<ShopRating> {
  const { tx, now } = work
  const [found] = await tx.select().from(ratings).where(eq(ratings.id, id)).for('update')
  if (!found) throw new Problem('not-found')
  const hiddenAt = hidden ? (found.hiddenAt ?? now) : null
  if (hiddenAt !== found.hiddenAt) {
    await tx.update(ratings).set({ hiddenAt }).where(eq(ratings.id, id))
    await tx
      .update(designPublications)
      .set({ rating: averageOf(found.designId) })
      .where(eq(designPublications.id, found.designId))
  }
  const [shown] = await showRatings(work, [{ ...found, hiddenAt }])
  if (!shown) throw new Problem('not-found')
  return shown
}
