import { expect, it } from 'vitest'
import { designableTypes, slugOf } from '../../../app/session/products.ts'
import { garments } from '../../../plugins/index.ts'
import { productTypes } from '../../../server/contract/tenantSettings.ts'

it('knows the garments that ship, so that a page needs not load them', () => {
  expect([...designableTypes].sort()).toEqual(garments.map(({ id }) => String(id)).sort())
})

it('knows every product of the contract', () => {
  expect([...designableTypes].sort()).toEqual([...productTypes].sort())
})

it('knows their addresses', () => {
  for (const type of productTypes) {
    expect(garments.find(({ id }) => id === type)?.slug).toBe(slugOf(type))
  }
})

it('gives every product an address of its own', () => {
  expect(new Set(productTypes.map(slugOf)).size).toBe(productTypes.length)
})
