import { count } from 'drizzle-orm'
import type { ColourFamily, StoreCounts, StoreQuery } from '../../contract/designs/storeDesign.ts'
import type { ProductType } from '../../contract/tenantSettings.ts'
import { designPublications, storeCounts } from '../../db/schema/designLists.ts'
import type { DesignWork } from '../designWork.ts'
import { soughtPublished, soughtTemplates } from './storeFilters.ts'

/** Results of a search with the same product and the same colours. */
interface Group {
  readonly kind: 'design' | 'template'
  readonly productType: ProductType
  readonly colourFamilies: readonly ColourFamily[]
  readonly total: number
}

/**
 * Counts the results of each filter option in the store, with all other filters applied. There are few groups of product
 * and colours: without a search their totals are kept, otherwise the database groups what is found.
 */
export async function countStore(work: DesignWork, query: StoreQuery): Promise<StoreCounts> {
  const { kind, search, productType, colour } = query
  const groups = [...templateGroups(work, search), ...(await publishedGroups(work, search))]
  const hasType = (group: Group) => productType === undefined || group.productType === productType
  const hasColour = (group: Group) => colour === undefined || group.colourFamilies.includes(colour)
  const shown = groups.filter(group => kind === 'all' || group.kind === kind)
  const wanted = groups.filter(group => hasType(group) && hasColour(group))
  const totalOf = (of: Group['kind']) => sumOf(wanted.filter(group => group.kind === of))
  const [design, template] = [totalOf('design'), totalOf('template')]
  return {
    kinds: { all: design + template, design, template },
    productTypes: sumBy(shown.filter(hasColour), group => [group.productType]),
    colours: sumBy(shown.filter(hasType), group => group.colourFamilies),
  }
}

const templateGroups = ({ tenant }: DesignWork, search: string): readonly Group[] =>
  soughtTemplates(tenant, { search }).map(({ item, colourFamilies }) => ({
    kind: 'template',
    productType: item.productType,
    colourFamilies,
    total: 1,
  }))

async function publishedGroups({ tx }: DesignWork, search: string): Promise<readonly Group[]> {
  const rows = search.trim() === '' ? await tx.select().from(storeCounts) : await countFound(tx, search)
  // The column holds what `summarise` wrote.
  return rows.map(row => ({ ...row, kind: 'design', colourFamilies: row.colourFamilies as ColourFamily[] }))
}

function countFound(tx: DesignWork['tx'], search: string) {
  const { productType, colourFamilies } = designPublications
  return tx
    .select({ productType, colourFamilies, total: count() })
    .from(designPublications)
    .where(soughtPublished({ search }))
    .groupBy(productType, colourFamilies)
}

const sumOf = (groups: readonly Group[]): number => groups.reduce((sum, { total }) => sum + total, 0)

function sumBy<Value extends string>(
  groups: readonly Group[],
  valuesOf: (group: Group) => readonly Value[],
): Partial<Record<Value, number>> {
  const sums: Partial<Record<Value, number>> = {}
  for (const group of groups) for (const value of valuesOf(group)) sums[value] = (sums[value] ?? 0) + group.total
  return sums
}
