import { randomUUID } from 'node:crypto'
import { uploads } from '../../../../server/contract/uploads.ts'
import type { Entered } from '../../../support/server/enter.ts'
import { formOf, images, svgOf } from '../../../support/server/uploadFiles.ts'
import { each, own, type Row, shop } from '../row.ts'

const player = { name: 'Vannak', number: '7', size: 'M' }
const firstVersion = { 'if-match': '"1"' }
const playerOf = async (owner: Entered): Promise<string> => (await owner.post('/api/players', player)).json().id

const form = async () => formOf([['crest.png', await images.png()]])

/** A unique image. */
async function crestOf(owner: Entered): Promise<string> {
  const crest = svgOf(`<path id="c${randomUUID()}" d="M0 0H10V12Z" fill="#0f3d2e"/>`)
  const { body, headers } = await formOf([['crest.svg', crest]])
  const [item] = uploads.parse((await owner.post('/api/uploads', body, headers)).json()).items
  return `/api/uploads/${item?.sha256}`
}

/** Shops, players, prices, images and messages. */
export const shopRows = {
  'GET /whoami': each(200, () => ({ url: '/whoami' })),
  'GET /api/embedding': each(200, () => ({ url: '/api/embedding' })),
  'GET /manifest.webmanifest': each(200, () => ({ url: '/manifest.webmanifest' })),
  'GET /api/branding/logo.svg': each(200, () => ({ url: '/api/branding/logo.svg' })),
  'GET /api/branding/icon.svg': each(200, () => ({ url: '/api/branding/icon.svg' })),
  'GET /api/players': each(200, () => ({ url: '/api/players' })),
  'POST /api/players': each(201, () => ({ url: '/api/players', body: { ...player, id: randomUUID() } })),
  'POST /api/players/import': each(200, () => ({ url: '/api/players/import', body: { rows: [player] } })),
  'PATCH /api/players/:id': own(200, async ({ owner }) => ({
    url: `/api/players/${await playerOf(owner)}`,
    body: { number: '8' },
    headers: firstVersion,
  })),
  'DELETE /api/players/:id': own(204, async ({ owner }) => ({ url: `/api/players/${await playerOf(owner)}` })),
  'GET /api/pricing': each(200, () => ({ url: '/api/pricing' })),
  'POST /api/pricing/quote': each(200, async ({ owner }) => {
    const [product] = (await owner.get('/api/pricing')).json().products
    const pieces = [{ size: 'M', sleeve: 'short', version: 'player', quantity: 12 }]
    const item = { productType: product.productType, fabric: product.fabrics[0].fabric, pieces }
    return { url: '/api/pricing/quote', body: { items: [item] } }
  }),
  'GET /api/images': each(200, () => ({ url: '/api/images?q=star' })),
  'GET /api/images/files/:set/:file': each(200, async ({ owner }) => {
    const [hit] = (await owner.get('/api/images?q=star')).json().hits
    return { url: hit.previewURL }
  }),
  // There is no Pixabay key in the tests.
  'GET /api/images/pixabay': each(404, () => ({ url: '/api/images/pixabay?address=https://cdn.pixabay.com/a.png' })),
  'POST /api/uploads': each(201, async () => ({ url: '/api/uploads', ...(await form()) })),
  'GET /api/uploads': each(200, () => ({ url: '/api/uploads' })),
  'GET /api/uploads/:sha256': shop(200, async ({ owner }) => ({ url: await crestOf(owner) })),
  'DELETE /api/uploads/:sha256': own(204, async ({ owner }) => ({ url: await crestOf(owner) })),
  'POST /api/contact': each(201, () => ({
    url: '/api/contact',
    body: { contact: '012 999 888', subject: 'Prices', message: 'How much is a team?' },
  })),
} satisfies Readonly<Record<string, Row>>
