import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { garments } from '../../plugins/index.ts'
import { products } from '../../plugins/products.ts'
import { bib } from '../support/bib/garment.ts'
import { garmentContract } from './garmentContract.ts'

// One that is as small as a garment can be runs beside those that ship: its folder and its name here are all it takes.
describe.each([...garments, bib])('$slug', garmentContract)

describe('the folders of garments', () => {
  const cards = Object.values(products)

  it('have a product each, in a folder of its slug', () => {
    expect(readdirSync('plugins/garments').sort()).toEqual(cards.map(({ slug }) => String(slug)).sort())
    expect(Object.entries(products).filter(([type, { id }]) => type !== id)).toEqual([])
  })

  it('have a garment that is listed when the product says that it is drafted, else none', () => {
    const listed = garments.map(({ id, slug }) => [String(id), slug])
    expect(listed.sort()).toEqual(cards.flatMap(({ id, slug, isDrafted }) => (isDrafted ? [[id, slug]] : [])).sort())
    const drafted = cards.filter(({ slug }) => readdirSync(`plugins/garments/${slug}`).includes('garment.ts'))
    expect(drafted.filter(({ isDrafted }) => !isDrafted)).toEqual([])
  })
})
