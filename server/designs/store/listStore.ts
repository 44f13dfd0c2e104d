import { and, asc, avg, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { StoreItem, StoreQuery } from '../../contract/designs/storeDesign.ts'
import { designPublications } from '../../db/schema/designLists.ts'
import { ratings } from '../../db/schema/designShares.ts'
import { designs } from '../../db/schema/designs.ts'
import type { DesignWork } from '../designWork.ts'
import { thumbnailPath } from '../thumbnails.ts'
import { countStore } from './countStore.ts'
import { soughtPublished, soughtTemplates } from './storeFilters.ts'

/** The designs in the store of a shop: templates first, then published designs. */
export async function listStore(work: DesignWork, query: StoreQuery) {
  const { page, pageSize, kind } = query
  const begin = (page - 1) * pageSize
  const counts = await countStore(work, query)
  const templates = kind === 'design' ? [] : soughtTemplates(work.tenant, query).map(({ item }) => item)
  const shown: readonly StoreItem[] = templates.slice(begin, begin + pageSize)
  const part = { offset: Math.max(0, begin - templates.length), limit: pageSize - shown.length }
  const published = kind === 'template' ? [] : await publishedFor(work, query, part)
  return { items: [...shown, ...published], total: counts.kinds[kind], page, pageSize, counts }
}

const orders = {
  newest: [desc(designPublications.publishedAt), desc(designPublications.id)],
  name: [asc(designPublications.name), asc(designPublications.id)],
  rating: [
    sql`${designPublications.rating} desc nulls last`,
    desc(designPublications.publishedAt),
    asc(designPublications.id),
  ],
}

interface Part {
  readonly offset: number
  readonly limit: number
}

async function publishedFor(work: DesignWork, query: StoreQuery, { offset, limit }: Part): Promise<StoreItem[]> {
  // The index alone finds the page; only its rows are read.
  const ids = work.tx
    .select({ id: designPublications.id })
    .from(designPublications)
    .where(soughtPublished(query))
    .orderBy(...orders[query.sort])
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await work.tx
    .select({ shown: designPublications, thumbnail: designs.thumbnail })
    .from(ids)
    .innerJoin(designPublications, eq(designPublications.id, ids.id))
    .innerJoin(designs, eq(designs.id, designPublications.id))
    .orderBy(...orders[query.sort])
  const ratedAs = await ratingsOf(
    work,
    rows.map(({ shown }) => shown.id),
  )
  return rows.map(({ shown, thumbnail }): StoreItem => {
    const { id, name, productType: type, colours, publishedAt } = shown
    return {
      kind: 'design',
      id,
      name,
      productType: type,
      colours,
      rating: ratedAs(id),
      thumbnail: thumbnailPath({ id, thumbnail }),
      publishedAt: publishedAt.toISOString(),
    }
  })
}

interface Rated {
  /** The average from 1 to 5, rounded to one decimal; null without ratings. */
  readonly average: number | null
  readonly count: number
}

/** The ratings of designs by id, without hidden ones. */
export async function ratingsOf({ tx }: DesignWork, ids: readonly string[]): Promise<(id: string) => Rated> {
  if (ids.length === 0) return () => ({ average: null, count: 0 })
  const rows = await tx
    .select({ id: ratings.designId, average: avg(ratings.rating), count: count() })
    .from(ratings)
    .where(and(inArray(ratings.designId, [...ids]), isNull(ratings.hiddenAt)))
    .groupBy(ratings.designId)
  const found = new Map(rows.map(({ id, average, count }) => [id, { average: rounded(Number(average)), count }]))
  return id => found.get(id) ?? { average: null, count: 0 }
}

const rounded = (average: number) => Math.round(average * 10) / 10
