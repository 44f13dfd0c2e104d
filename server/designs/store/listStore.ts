import { and, arrayContains, asc, count, desc, eq, ilike, sql } from 'drizzle-orm'
import type { StoreItem, StoreQuery } from '../../contract/designs/storeDesign.ts'
import { designPublications } from '../../db/schema/designLists.ts'
import { designs } from '../../db/schema/designs.ts'
import type { DesignWork } from '../designWork.ts'
import { containing } from '../keeping/containing.ts'
import { thumbnailPath } from '../thumbnails/thumbnailPath.ts'
import { ratingsOf } from './ratingsOf.ts'
import { templateItems } from './templateItems.ts'

/** What the store of a shop shows: its templates first, then what customers have published. */
export async function listStore(work: DesignWork, query: StoreQuery) {
  const { page, pageSize, kind } = query
  const begin = (page - 1) * pageSize
  const templates = kind === 'design' ? [] : templatesFor(work, query)
  const shown: readonly StoreItem[] = templates.slice(begin, begin + pageSize)
  const part = { offset: Math.max(0, begin - templates.length), limit: pageSize - shown.length }
  const published = kind === 'template' ? { items: [], total: 0 } : await publishedFor(work, query, part)
  return { items: [...shown, ...published.items], total: templates.length + published.total, page, pageSize }
}

function templatesFor({ tenant }: DesignWork, { search, productType, colour }: StoreQuery) {
  return templateItems(tenant)
    .filter(({ item }) => productType === undefined || item.productType === productType)
    .filter(({ item }) => [item.id, item.names.en, item.names.kh].some(name => contains(name, search)))
    .filter(({ colourFamilies }) => colour === undefined || colourFamilies.includes(colour))
    .map(({ item }) => item)
}

const contains = (name: string, part: string): boolean => name.toLowerCase().includes(part.toLowerCase())

const averageRating = sql`(select avg(r.rating) from ratings r
  where r.tenant_id = ${designPublications.tenantId} and r.design_id = ${designPublications.id})`

const orders = {
  newest: [desc(designPublications.publishedAt), asc(designPublications.id)],
  name: [asc(designPublications.name), asc(designPublications.id)],
  rating: [sql`${averageRating} desc nulls last`, desc(designPublications.publishedAt), asc(designPublications.id)],
}

interface Part {
  readonly offset: number
  readonly limit: number
}

async function publishedFor(work: DesignWork, query: StoreQuery, { offset, limit }: Part) {
  const { search, productType, colour, sort } = query
  const wanted = and(
    search === '' ? undefined : ilike(designPublications.name, containing(search)),
    productType && eq(designPublications.productType, productType),
    colour && arrayContains(designPublications.colourFamilies, [colour]),
  )
  const [counted] = await work.tx.select({ total: count() }).from(designPublications).where(wanted)
  const rows = await work.tx
    .select({ shown: designPublications, thumbnail: designs.thumbnail })
    .from(designPublications)
    .innerJoin(designs, eq(designs.id, designPublications.id))
    .where(wanted)
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset)
  const ratedAs = await ratingsOf(
    work,
    rows.map(({ shown }) => shown.id),
  )
  const items = rows.map(({ shown, thumbnail }): StoreItem => {
    const { id, name, productType: type, colours, publishedAt } = shown
    return {
      ...{ kind: 'design', id, name, productType: type, colours, rating: ratedAs(id) },
      thumbnail: thumbnailPath({ id, thumbnail }),
      publishedAt: publishedAt.toISOString(),
    }
  })
  return { items, total: counted?.total ?? 0 }
}
