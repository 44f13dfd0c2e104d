import { z } from 'zod'
import type { ImageAnswer, ImageHit } from '../../contract/images.ts'
import { pixabayPicture } from './pixabayHost.ts'

/** What Pixabay answers, as far as it is passed on. */
export const pixabayAnswer = z.object({
  total: z.int(),
  totalHits: z.int(),
  hits: z.array(
    z.object({
      id: z.int(),
      pageURL: z.url({ protocol: /^https$/, hostname: /^pixabay\.com$/ }),
      /** Such as `vector/svg`. */
      type: z.string(),
      tags: z.string(),
      previewURL: z.string(),
      previewWidth: z.int(),
      previewHeight: z.int(),
      webformatURL: z.string(),
      webformatWidth: z.int(),
      webformatHeight: z.int(),
      largeImageURL: z.string(),
      imageWidth: z.int(),
      imageHeight: z.int(),
      user: z.string(),
    }),
  ),
})
export type PixabayAnswer = z.infer<typeof pixabayAnswer>

const licence = { title: 'Pixabay Content License', spdx: '', url: 'https://pixabay.com/service/license-summary/' }

/** The same answer with pictures that are fetched through the shop; those kept elsewhere are left out. */
export function passedOn({ total, totalHits, hits }: PixabayAnswer): ImageAnswer {
  return { total, totalHits, hits: hits.flatMap(hit => passedOnHit(hit) ?? []) }
}

function passedOnHit(hit: PixabayAnswer['hits'][number]): ImageHit | null {
  const [previewURL, webformatURL, largeImageURL] = [hit.previewURL, hit.webformatURL, hit.largeImageURL].map(
    throughShop,
  )
  if (!previewURL || !webformatURL || !largeImageURL) return null
  return { ...hit, previewURL, webformatURL, largeImageURL, type: typeOf(hit.type), licence }
}

const throughShop = (address: string): string | null =>
  pixabayPicture(address) && `/api/images/pixabay?address=${encodeURIComponent(address)}`

const typeOf = (type: string): ImageHit['type'] =>
  type.startsWith('vector') ? 'vector' : type === 'illustration' ? 'illustration' : 'photo'
