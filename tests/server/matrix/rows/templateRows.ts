import type { ShopTemplate } from '../../../../server/contract/console/shopTemplates.ts'
import { expectCode } from '../../../support/server/designers.ts'
import { each, type Given, own, type Row } from '../row.ts'
import { submitted } from './kits.ts'

const at = '/api/console/templates'
const names = { kh: 'គំរូហាង', en: 'House style' }

const wanted = async ({ owner }: Given) => ({ design: await submitted(owner), revision: 1, names })

async function offered({ admin }: Given): Promise<ShopTemplate[]> {
  const { items } = (await expectCode(admin.get(at), 200)).json()
  return items.filter(({ retiredAt }: ShopTemplate) => retiredAt === null)
}

/** A template; the others are retired, because the editor offers only so many. */
async function templateOf(given: Given): Promise<ShopTemplate> {
  const { admin } = given
  for (const { id, version } of await offered(given)) {
    await expectCode(admin.patch(`${at}/${id}`, { retired: true }, { 'if-match': `"${version}"` }), 200)
  }
  await expectCode(admin.post(at, await wanted(given)), 201)
  const [template] = await offered(given)
  if (!template) throw new Error('The template is not offered.')
  return template
}

const firstVersion = { 'if-match': '"1"' }
const one = async (given: Given): Promise<string> => `${at}/${(await templateOf(given)).id}`

async function retired(given: Given): Promise<string> {
  const url = await one(given)
  await expectCode(given.admin.patch(url, { retired: true }, firstVersion), 200)
  return url
}

/** The shop's own templates in the console. */
export const templateRows = {
  'GET /api/console/templates': each(200, () => ({ url: at })),
  'GET /api/console/templates/:id': own(200, async given => ({ url: await one(given) })),
  'POST /api/console/templates': own(201, async given => ({ url: at, body: await wanted(given) })),
  'PATCH /api/console/templates/:id': own(200, async given => ({
    url: await one(given),
    body: { names },
    headers: firstVersion,
  })),
  'PUT /api/console/templates/order': {
    request: async given => {
      const { productType, id } = await templateOf(given)
      return { url: `${at}/order`, body: { productType, ids: [id] } }
    },
    ok: 200,
    others: 200,
    // It is not among the templates of that shop.
    abroad: 409,
  },
  'DELETE /api/console/templates/:id': own(200, async given => ({ url: await retired(given) })),
} satisfies Readonly<Record<string, Row>>
