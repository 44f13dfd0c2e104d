import { randomUUID } from 'node:crypto'
import { expectCode } from '../../../support/server/designers.ts'
import { each, type Given, own, type Row } from '../row.ts'

const ifMatch = (version: number) => ({ 'if-match': `"${version}"` })

/** The version of a shop that was changed more often than the other ones, so that it fits none of them. */
async function shopVersion({ admin }: Given) {
  const { version } = (await admin.get('/api/console/shop')).json()
  const changed = await expectCode(admin.patch('/api/console/shop', { kitRulesOff: [] }, ifMatch(version)), 200)
  return changed.json().version as number
}

/** The prices in force as a draft; its version. */
async function drafted({ admin }: Given) {
  const { current, draft } = (await admin.get('/api/console/prices')).json()
  const book = { ...current.book, promotions: [] }
  const version = draft?.version ?? 0
  const saved = await expectCode(admin.put('/api/console/prices/draft', book, ifMatch(version)), 200)
  return { book, version: saved.json().draft.version as number }
}

async function newCode({ admin }: Given) {
  const code = `M${randomUUID().slice(0, 8).toUpperCase()}`
  await expectCode(admin.post('/api/console/promotions', { code, discount: 100, until: null }), 201)
  return code
}

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'

const pictured = (what: 'logo' | 'icon') =>
  each(
    200,
    async given => ({
      url: `/api/console/shop/${what}`,
      body: Buffer.from(logo),
      headers: { 'content-type': 'image/svg+xml', ...ifMatch(await shopVersion(given)) },
    }),
    { but: { adminAbroad: 412 } },
  )

/** The settings of a shop and its prices. Versions are those of one shop, so they fit no other. */
export const priceRows = {
  'GET /api/console/shop': each(200, () => ({ url: '/api/console/shop' })),
  'PATCH /api/console/shop': each(
    200,
    async given => ({
      url: '/api/console/shop',
      body: { kitRulesOff: [] },
      headers: ifMatch(await shopVersion(given)),
    }),
    { but: { adminAbroad: 412 } },
  ),
  'PUT /api/console/shop/logo': pictured('logo'),
  'PUT /api/console/shop/icon': pictured('icon'),
  'DELETE /api/console/shop/icon': each(
    200,
    async given => ({ url: '/api/console/shop/icon', headers: ifMatch(await shopVersion(given)) }),
    { but: { adminAbroad: 412 } },
  ),
  'GET /api/console/prices': each(200, () => ({ url: '/api/console/prices' })),
  'PUT /api/console/prices/draft': each(
    200,
    async given => {
      const { book, version } = await drafted(given)
      return { url: '/api/console/prices/draft', body: book, headers: ifMatch(version) }
    },
    { but: { adminAbroad: 412 } },
  ),
  'DELETE /api/console/prices/draft': each(200, () => ({ url: '/api/console/prices/draft' })),
  'POST /api/console/prices/publish': own(200, async given => {
    const { version } = await drafted(given)
    return { url: '/api/console/prices/publish', body: { at: null }, headers: ifMatch(version) }
  }),
  'DELETE /api/console/prices/scheduled': own(200, async given => {
    const { version } = await drafted(given)
    const at = new Date(given.api.clock.now + 86_400_000).toISOString()
    await expectCode(given.admin.post('/api/console/prices/publish', { at }, ifMatch(version)), 200)
    return { url: '/api/console/prices/scheduled' }
  }),
  'GET /api/console/prices/effect': own(200, async given => {
    await drafted(given)
    return { url: '/api/console/prices/effect' }
  }),
  'GET /api/console/promotions': each(200, () => ({ url: '/api/console/promotions' })),
  'POST /api/console/promotions': each(201, () => ({
    url: '/api/console/promotions',
    body: { code: `R${randomUUID().slice(0, 8)}`, discount: 500, until: null },
  })),
  'POST /api/console/promotions/:code/end': own(200, async given => ({
    url: `/api/console/promotions/${await newCode(given)}/end`,
  })),
} satisfies Readonly<Record<string, Row>>
