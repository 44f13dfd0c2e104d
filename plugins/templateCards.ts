import type { Mood } from '../engine/index.ts'
import { products } from './products.ts'

interface TemplateCard {
  /** Of the garment that it dresses. */
  readonly slug: string
  readonly names: Readonly<Record<'en' | 'kh', string>>
  /** Only of templates that a page sorts before it loads their garment. */
  readonly mood: Mood | undefined
}

type ById<Value> = Readonly<Record<string, Value>>

interface Templates {
  readonly en: ById<string>
  readonly kh: ById<string>
  readonly moods?: ById<Mood>
}

function cardsOf(slug: string, { en, kh, moods }: Templates): readonly [id: string, card: TemplateCard][] {
  return Object.entries(en).map(([id, name]) => [
    id,
    { slug, names: { en: name, kh: kh[id] ?? name }, mood: moods?.[id] },
  ])
}

/** What public pages know of every template by its id, without loading a garment. */
export const templateCards: ReadonlyMap<string, TemplateCard> = new Map(
  Object.values(products).flatMap(product => ('templates' in product ? cardsOf(product.slug, product.templates) : [])),
)
