import { and, arrayContains, eq, ilike, type SQL, sql } from 'drizzle-orm'
import type { StoreQuery } from '../../contract/designs/storeDesign.ts'
import { designPublications } from '../../db/schema/designLists.ts'
import type { Tenant } from '../../db/schema/tenants.ts'
import { containing } from '../keeping/containing.ts'
import { soughtWords, unseenMarks } from './soughtWords.ts'
import { type TemplateItem, templateItems } from './templateItems.ts'

/** What is let through; a filter that is not given lets everything through. */
export type StoreFilter = Pick<StoreQuery, 'search' | 'productType' | 'colour'>

/** The templates of the shop that are sought, by either of their names. */
export function soughtTemplates(tenant: Tenant, { search, productType, colour }: StoreFilter): readonly TemplateItem[] {
  const words = soughtWords(search)
  return templateItems(tenant)
    .filter(({ item }) => productType === undefined || item.productType === productType)
    .filter(({ item }) => [item.id, item.names.en, item.names.kh].some(name => soughtWords(name).includes(words)))
    .filter(({ colourFamilies }) => colour === undefined || colourFamilies.includes(colour))
}

/** What customers have published that is sought. */
export function soughtPublished({ search, productType, colour }: StoreFilter): SQL | undefined {
  const words = soughtWords(search)
  return and(
    words === '' ? undefined : ilike(seenName, containing(words)),
    productType && eq(designPublications.productType, productType),
    colour && arrayContains(designPublications.colourFamilies, [colour]),
  )
}

const seenName = sql`translate(${designPublications.name}, ${unseenMarks}, '')`
