import { each, type Given, type Row } from '../row.ts'

const list = (url: string): Row => each(200, () => ({ url }))

/** The first item of a list and its address. */
const first =
  (url: string, addressOf: (item: Record<string, string>) => string) =>
  async ({ owner }: Given) => {
    const result = (await owner.get(url)).json()
    return { url: addressOf((Array.isArray(result) ? result : result.items)[0]) }
  }
const font = '/v1/fonts/angkor'

/** Public resources and the API reference. */
export const resourceRows = {
  'GET /api/resources/fonts': list('/api/resources/fonts'),
  'GET /api/resources/fonts/:family': list('/api/resources/fonts/Angkor'),
  'GET /v1/fonts': list('/v1/fonts'),
  'GET /v1/fonts/:id': list(font),
  'GET /v1/files/:id/:file': each(200, async ({ owner }) => {
    const address = /\/v1\/files\/[^"?]+/.exec((await owner.get(font)).body)?.[0]
    return { url: address ?? 'none' }
  }),
  'GET /api/resources/patterns': list('/api/resources/patterns'),
  'GET /patterns/:file': each(
    200,
    first('/api/resources/patterns', item => String(item.url)),
  ),
  'GET /api/resources/graphics': list('/api/resources/graphics'),
  'GET /graphics/:folder/:file': each(
    200,
    first('/api/resources/graphics', item => String(item.url)),
  ),
  'GET /api/resources/templates': list('/api/resources/templates'),
  'GET /api/resources/templates/own': list('/api/resources/templates/own?productType=SOCCER_KIT'),
  'GET /api/resources/avatars': list('/api/resources/avatars'),
  'GET /api/resources/avatars/:avatar/image': list('/api/resources/avatars/beckham/image'),
  'GET /api/docs': list('/api/docs'),
  'GET /api/docs/openapi.json': list('/api/docs/openapi.json'),
  'GET /outbox': list('/outbox'),
} satisfies Readonly<Record<string, Row>>
