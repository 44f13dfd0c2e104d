import { and, arrayContains, eq, like, type SQL } from 'drizzle-orm'
import { emptyDocument, type GarmentPlugin, type Template, templateNames } from '../../../engine/index.ts'
import { applyTemplate } from '../../../plugins/index.ts'
import type { ColourFamily, StoreItem, StoreQuery } from '../../contract/designs/storeDesign.ts'
import type { ProductType } from '../../contract/tenantSettings.ts'
import { containing } from '../../db/likePattern.ts'
import { designPublications } from '../../db/schema/designLists.ts'
import type { Tenant } from '../../db/schema/tenants.ts'
import { familyOfColour, mainColours } from '../colours.ts'
import { findGarment } from '../openDesign.ts'

/** Invisible characters, which Khmer text may have between words. */
const unseenMarks = '\u200B\u200C\u200D\u2060\uFEFF'

/** The active filters. A missing filter matches everything. */
export type StoreFilter = Pick<StoreQuery, 'search' | 'productType' | 'colour'>

/** The templates of the shop that match, by either name. */
export function soughtTemplates(tenant: Tenant, { search, productType, colour }: StoreFilter): readonly TemplateItem[] {
  const words = soughtWords(search)
  return templateItems(tenant)
    .filter(({ item }) => productType === undefined || item.productType === productType)
    .filter(({ item }) => [item.id, item.names.en, item.names.kh].some(name => soughtWords(name).includes(words)))
    .filter(({ colourFamilies }) => colour === undefined || colourFamilies.includes(colour))
}

/** The condition for matching published designs. */
export function soughtPublished({ search, productType, colour }: StoreFilter): SQL | undefined {
  const words = soughtWords(search)
  return and(
    words === '' ? undefined : like(designPublications.searchName, containing(words)),
    productType && eq(designPublications.productType, productType),
    colour && arrayContains(designPublications.colourFamilies, [colour]),
  )
}

/** Normalises search words. */
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

/** The templates of a shop in its order. */
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
    colourFamilies: [...new Set(colours.map(familyOfColour))],
  }
}
