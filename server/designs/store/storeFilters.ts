import { and, arrayContains, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { emptyDocument, type GarmentPlugin, type Template, templateNames } from '../../../engine/index.ts'
import { applyTemplate } from '../../../plugins/index.ts'
import type { ColourFamily, StoreItem, StoreQuery } from '../../contract/designs/storeDesign.ts'
import type { ProductType } from '../../contract/tenantSettings.ts'
import { containing } from '../../db/likePattern.ts'
import { designPublications } from '../../db/schema/designLists.ts'
import type { Tenant } from '../../db/schema/tenants.ts'
import { colourFamily, mainColours } from '../colours.ts'
import { findGarment } from '../openDesign.ts'

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

interface TemplateItem {
  readonly item: Extract<StoreItem, { kind: 'template' }>
  readonly colourFamilies: readonly ColourFamily[]
}

/** The templates that a shop offers, in its own order. */
function templateItems({ settings }: Tenant): readonly TemplateItem[] {
  const offered = settings.productTypes.flatMap(type => itemsOf(type))
  return settings.templates.flatMap(id => offered.filter(({ item }) => item.id === id))
}

const known = new Map<ProductType, readonly TemplateItem[]>()

function itemsOf(type: ProductType): readonly TemplateItem[] {
  const before = known.get(type)
  if (before) return before
  const garment = findGarment(type)
  const items = garment?.templates.map(template => itemOf(template, garment, type)) ?? []
  known.set(type, items)
  return items
}

function itemOf(template: Template, garment: GarmentPlugin, productType: ProductType): TemplateItem {
  const run = applyTemplate.run(emptyDocument, { id: 'template', template: template.id }, garment)
  const colours = run.kind === 'ran' ? mainColours(run.document, garment) : []
  return {
    item: {
      kind: 'template',
      id: template.id,
      productType,
      colours: [...colours],
      names: templateNames(garment, template.id),
    },
    colourFamilies: [...new Set(colours.map(colourFamily))],
  }
}
