import { addressOf } from '../contract/call.ts'
import { type GraphicItem, graphicFileCall, listGraphicsCall } from '../contract/resources.ts'
import type { Database } from '../db/database.ts'
import { pageItems, sendSvg } from '../http/callParts.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import type { LibraryImage } from '../images/libraryImage.ts'
import type { OwnImages } from '../images/ownImages.ts'
import { type ShopResource, shopResources } from './shopResources.ts'

interface Needed {
  readonly database: Database
  readonly ownImages: OwnImages
}

/** Raise it when a file changes under the same name, because files are cached forever. */
const version = 1

/** `GET /api/resources/graphics`, and their files `/graphics/{folder}/{file}?v=`. */
export function serveGraphics(server: KitloomServer, { database, ownImages }: Needed): void {
  serveCall(server, listGraphicsCall, async request => {
    const { folder, search } = request.query
    const shops = await database.asTenant(request.tenant.id, tx => shopResources(tx, 'graphic'))
    const own = shops.map(ofShop).filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    const all = [...own, ...(await ownImages.find(search)).map(ofLibrary)]
    return pageItems(
      all.filter(graphic => folder === undefined || graphic.folder === folder),
      request.query,
    )
  })

  serveCall(server, graphicFileCall, async (request, reply) => {
    const { folder, file } = request.params
    const svg = file.endsWith('.svg') ? await ownImages.svg(`${folder}/${file.slice(0, -4)}`) : null
    if (svg === null) throw new Problem('not-found')
    return sendSvg(reply, svg)
  })
}

const ofLibrary = ({ id, words, width, height, source }: LibraryImage): GraphicItem => {
  const [folder = '', name = ''] = id.split('/')
  const file = `${name}.svg`
  return {
    folder,
    file,
    name: words,
    url: `${addressOf(graphicFileCall, { params: { folder, file } })}?v=${version}`,
    width,
    height,
    licence: source.licence.title,
    author: source.author,
    page: source.address,
  }
}

const nobody = { licence: '', author: '', page: '' }

const ofShop = ({ name, title, url, width, height, version }: ShopResource): GraphicItem => {
  const [folder = '', file = ''] = name.includes('/') ? name.split('/') : ['shop', name]
  return { folder, file, name: title, url: `${url}?v=${version}`, width: width ?? 0, height: height ?? 0, ...nobody }
}
