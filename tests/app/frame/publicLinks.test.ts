import { describe, expect, it } from 'vitest'
import { publicLinks } from '../../../app/frame/publicLayout/PublicLayout.tsx'
import type { ProductType } from '../../../server/contract/tenantSettings.ts'

const wordsOf = (...productTypes: ProductType[]) => publicLinks({ productTypes }).map(({ word }) => word)

describe('the public menu', () => {
  it('shows Products with more than one product type, and Quick start with soccer kits', () => {
    expect(wordsOf('SOCCER_KIT', 'HOODIE')).toEqual(['home', 'store', 'pricing', 'products', 'quickstart'])
    expect(wordsOf('SOCCER_KIT')).toEqual(['home', 'store', 'pricing', 'quickstart'])
    expect(wordsOf('TSHIRT', 'HOODIE')).toEqual(['home', 'store', 'pricing', 'products'])
    expect(wordsOf('HOODIE')).toEqual(['home', 'store', 'pricing'])
  })

  it('shows what every shop has until the shop is known', () => {
    expect(publicLinks(null).map(({ word }) => word)).toEqual(['home', 'store', 'pricing'])
  })
})
