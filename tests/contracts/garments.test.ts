import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { garments } from '../../plugins/index.ts'
import { products } from '../../plugins/products.ts'
import { bib } from '../support/bib/garment.ts'
import { singlet } from '../support/singlet/garment.ts'
import { garmentContract } from './garmentContract.ts'

// One that is as small as a garment can be, and one made by the guide in plugins/README.md, run beside those that ship:
// their folder and their name here are all it takes.
describe.each([...garments, bib, singlet])('$slug', garmentContract)

describe('the folders of garments', () => {
  const cards = Object.values(products)

  it('have a product each, in a folder of its slug', () => {
    expect(readdirSync('plugins/garments').sort()).toEqual(cards.map(({ slug }) => String(slug)).sort())
    expect(Object.entries(products).filter(([type, { id }]) => type !== id)).toEqual([])
  })

  it('have a garment each, which is listed', () => {
    const listed = garments.map(({ id, slug }) => [String(id), slug])
    expect(listed.sort()).toEqual(cards.map(({ id, slug }) => [id, slug]).sort())
  })
})
