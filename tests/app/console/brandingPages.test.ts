import { expect, it } from 'vitest'
import { pages } from '../../../app/console/shop/BrandingPreview.tsx'
import { publicScreens } from '../../../app/frame/publicScreens.ts'

it('the preview of a brand has every public page of the shop, and the quick start', () => {
  const addresses = publicScreens.map(({ path }) => path)
  expect(Object.values(pages).toSorted()).toEqual([...addresses, '/quickstart'].toSorted())
})
