import { products } from './products.ts'

interface TemplateCard {
  /** Of the garment that it dresses. */
  readonly slug: string
  readonly names: Readonly<Record<'en' | 'kh', string>>
}

type Names = Readonly<Record<string, string>>

function cardsOf(slug: string, en: Names, kh: Names): readonly [id: string, card: TemplateCard][] {
  return Object.entries(en).map(([id, name]) => [id, { slug, names: { en: name, kh: kh[id] ?? name } }])
}

/** What public pages know of every template by its id, without loading a garment. */
export const templateCards: ReadonlyMap<string, TemplateCard> = new Map(
  Object.values(products).flatMap(product =>
    'templates' in product ? cardsOf(product.slug, product.templates.en, product.templates.kh) : [],
  ),
)
