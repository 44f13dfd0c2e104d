import { count, sql } from 'drizzle-orm'
import type { ColourFamily, StoreCounts, StoreQuery } from '../../contract/designs/storeDesign.ts'
import type { ProductType } from '../../contract/tenantSettings.ts'
import { designPublications } from '../../db/schema/designLists.ts'
import type { DesignWork } from '../designWork.ts'
import { type StoreFilter, soughtPublished, soughtTemplates } from './storeFilters.ts'

/** Counts what stands behind each filter of the store: each beside the others, and none beside itself. */
export async function countStore(work: DesignWork, query: StoreQuery): Promise<StoreCounts> {
  const { kind, search, productType, colour } = query
  const design = await countPublished(work, { search, productType, colour })
  const template = soughtTemplates(work.tenant, { search, productType, colour }).length
  return {
    kinds: { all: design + template, design, template },
    productTypes: added(
      kind === 'design' ? [] : soughtTemplates(work.tenant, { search, colour }).map(({ item }) => item.productType),
      kind === 'template' ? [] : await typesPublished(work, { search, colour }),
    ),
    colours: added(
      kind === 'design'
        ? []
        : soughtTemplates(work.tenant, { search, productType }).flatMap(({ colourFamilies }) => colourFamilies),
      kind === 'template' ? [] : await coloursPublished(work, { search, productType }),
    ),
  }
}

interface Counted<Value extends string> {
  readonly value: Value
  readonly total: number
}

async function countPublished({ tx }: DesignWork, filter: StoreFilter): Promise<number> {
  const [counted] = await tx.select({ total: count() }).from(designPublications).where(soughtPublished(filter))
  return counted?.total ?? 0
}

const typesPublished = ({ tx }: DesignWork, filter: StoreFilter): Promise<readonly Counted<ProductType>[]> =>
  tx
    .select({ value: designPublications.productType, total: count() })
    .from(designPublications)
    .where(soughtPublished(filter))
    .groupBy(designPublications.productType)

function coloursPublished({ tx }: DesignWork, filter: StoreFilter): Promise<readonly Counted<ColourFamily>[]> {
  const each = tx
    .select({ value: sql<ColourFamily>`unnest(${designPublications.colourFamilies})`.as('value') })
    .from(designPublications)
    .where(soughtPublished(filter))
    .as('each')
  return tx.select({ value: each.value, total: count() }).from(each).groupBy(each.value)
}

/** What the shop offers, one by one, and what customers have published, counted. */
function added<Value extends string>(
  offered: readonly Value[],
  published: readonly Counted<Value>[],
): Partial<Record<Value, number>> {
  const sum: Partial<Record<Value, number>> = {}
  for (const { value, total } of [...offered.map(value => ({ value, total: 1 })), ...published]) {
    sum[value] = (sum[value] ?? 0) + total
  }
  return sum
}
