import { and, arrayContains, eq, ilike, type SQL, sql } from 'drizzle-orm'
import type { StoreQuery } from '../../contract/designs/storeDesign.ts'
import { containing } from '../../db/likePattern.ts'
import { designPublications } from '../../db/schema/designLists.ts'
import type { Tenant } from '../../db/schema/tenants.ts'
import { type TemplateItem, templateItems } from './templateItems.ts'

/** Marks that no reader sees: Khmer is written with and without them between its words. */
const unseenMarks = '\u200B\u200C\u200D\u2060\uFEFF'

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

/** Words as they are compared: how they were typed makes no difference. */
const soughtWords = (words: string): string =>
  [...words.normalize('NFC')]
    .filter(sign => !unseenMarks.includes(sign))
    .join('')
    .trim()
    .toLowerCase()
