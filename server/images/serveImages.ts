import {
  type ImageAnswer,
  type ImageQuery,
  libraryImageCall,
  pixabayImageCall,
  searchImagesCall,
} from '../contract/images.ts'
import { sendSvg } from '../http/callParts.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import type { OwnPictures } from './ownPictures.ts'
import type { PixabayPictures } from './pixabay/pixabayPictures.ts'

interface Needed {
  readonly ownPictures: OwnPictures
  /** Set when there is a key of Pixabay. */
  readonly pixabay: PixabayPictures | null
}

/** `GET /api/images`: pictures by words, in the shape of Pixabay; and their files. */
export function serveImages(server: KitloomServer, { ownPictures, pixabay }: Needed): void {
  const search = async (query: ImageQuery, warn: (fault: unknown) => void): Promise<ImageAnswer> => {
    if (!pixabay || query.q === '') return ownPictures.search(query)
    return pixabay.search(query).catch(fault => {
      warn(fault)
      return ownPictures.search(query)
    })
  }

  serveCall(server, searchImagesCall, (request, reply) => {
    reply.header('cache-control', 'private, max-age=300')
    return search(request.query, fault => request.log.warn({ fault: String(fault) }, 'Pixabay was not asked'))
  })

  serveCall(server, libraryImageCall, async ({ params }, reply) => {
    const svg = await ownPictures.svg(`${params.set}/${params.file.slice(0, -4)}`)
    if (svg === null) throw new Problem('not-found')
    return sendSvg(reply, svg)
  })

  serveCall(server, pixabayImageCall, async (request, reply) => {
    const picture = await pixabay?.picture(request.query.address).catch(() => {
      throw new Problem('files-unreachable')
    })
    if (!picture) throw new Problem('not-found')
    return reply
      .type(picture.type)
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(picture.bytes))
  })
}
