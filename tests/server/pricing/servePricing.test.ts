import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishPriceBook, readPublishedBook } from '../../../server/pricing/priceBooks.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { smallBook } from './priceBooks.ts'

const team = {
  items: [
    {
      productType: 'SOCCER_KIT',
      fabric: 'mesh',
      pieces: [{ size: 'M', sleeve: 'short', version: 'player', quantity: 22 }],
    },
  ],
}

describe.each(databases)('prices of shops on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database: kind })
  })
  afterAll(() => api.close())

  it('are shown to everybody, each shop its own', async () => {
    const angkor = (await api.get('/api/pricing')).json()
    const mekong = (await api.at('mekong').get('/api/pricing')).json()
    expect(angkor.products).toHaveLength(8)
    expect(mekong.products.map((product: { productType: string }) => product.productType)).toEqual(['SOCCER_KIT'])
    expect(mekong.products[0].fabrics[0].unitPrice).toBeGreaterThan(angkor.products[0].fabrics[0].unitPrice)
  })

  it('are quoted line by line', async () => {
    const response = await api.post('/api/pricing/quote', team)
    expect(response.statusCode).toBe(200)
    const quote = response.json()
    expect(quote.items[0].nextTier).toEqual({ missing: 3, discount: 1000 })
    expect(quote.grandTotal).toBe(quote.items[0].lines[0].totalAmount)
  })

  it.each([
    ['an amount of the customer', { ...team, grandTotal: 1 }],
    ['no items', { items: [] }],
    [
      'half a shirt',
      { items: [{ ...team.items[0], pieces: [{ size: 'M', sleeve: 'short', version: 'player', quantity: 0.5 }] }] },
    ],
    [
      'a size nobody wears',
      { items: [{ ...team.items[0], pieces: [{ size: 'XXS', sleeve: 'short', version: 'player', quantity: 1 }] }] },
    ],
  ])('refuse %s', async (_what, body) => {
    const response = await api.post('/api/pricing/quote', body)
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-request'])
  })

  it('report a product that the shop does not offer', async () => {
    const response = await api.at('tonle').post('/api/pricing/quote', team)
    expect([response.statusCode, response.json().code]).toEqual([422, 'no-price'])
  })

  it('change with a new book, which reads as it was written', async () => {
    const shop = await api.shop('mekong')
    const at = new Date(api.clock.now)
    const publish = { tenant: shop.id, book: smallBook, at, newId: api.services.newId }
    const read = await api.database.asTenant(shop.id, async tx => {
      await publishPriceBook(tx, publish)
      return readPublishedBook(tx, publish.at)
    })
    const byFabric = smallBook.products.map(product => ({ ...product, fabrics: product.fabrics.toReversed() }))
    expect(read).toEqual({ ...smallBook, products: byFabric })
    const other = (await api.get('/api/pricing')).json()
    expect(other.products).toHaveLength(8)
  })
})
