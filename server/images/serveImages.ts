import {
  type ImageQuery,
  type ImageResponse,
  libraryImageCall,
  pixabayImageCall,
  searchImagesCall,
} from '../contract/images.ts'
import { sendSvg } from '../http/callParts.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import type { OwnImages } from './ownImages.ts'
import type { PixabayImages } from './pixabay/pixabayImages.ts'

interface Needed {
  readonly ownImages: OwnImages
  /** Null without a Pixabay key. */
  readonly pixabay: PixabayImages | null
}

/** `GET /api/images`: image search in the shape of Pixabay's API, and the image files. */
export function serveImages(server: KitloomServer, { ownImages, pixabay }: Needed): void {
  const search = async (query: ImageQuery, warn: (error: unknown) => void): Promise<ImageResponse> => {
    if (!pixabay || query.q === '') return ownImages.search(query)
    return pixabay.search(query).catch(error => {
      warn(error)
      return ownImages.search(query)
    })
  }

  serveCall(server, searchImagesCall, (request, reply) => {
    reply.header('cache-control', 'private, max-age=300')
    return search(request.query, error =>
      request.log.warn({ error: String(error) }, 'Pixabay is unavailable, searching our own images'),
    )
  })

  serveCall(server, libraryImageCall, async ({ params }, reply) => {
    const svg = await ownImages.svg(`${params.set}/${params.file.slice(0, -4)}`)
    if (svg === null) throw new Problem('not-found')
    return sendSvg(reply, svg)
  })

  serveCall(server, pixabayImageCall, async (request, reply) => {
    const image = await pixabay?.image(request.query.address).catch(() => {
      throw new Problem('files-unreachable')
    })
    if (!image) throw new Problem('not-found')
    return reply
      .type(image.type)
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(image.bytes))
  })
}
