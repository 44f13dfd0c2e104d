import { expect, it } from 'vitest'
import { designableTypes, isDesignable } from '../../../../app/session/shop/designableTypes.ts'
import { productSlugs } from '../../../../app/session/shop/productSlugs.ts'
import { garments } from '../../../../plugins/index.ts'
import { productTypes } from '../../../../server/contract/tenantSettings.ts'

it('names the garments that ship, so that a page needs not load them', () => {
  expect([...designableTypes].sort()).toEqual(garments.map(({ id }) => String(id)).sort())
})

it('knows their addresses', () => {
  for (const type of productTypes.filter(isDesignable)) {
    expect(garments.find(({ id }) => id === type)?.slug).toBe(productSlugs[type])
  }
})

it('gives every product an address of its own', () => {
  expect(new Set(productTypes.map(type => productSlugs[type])).size).toBe(productTypes.length)
})
