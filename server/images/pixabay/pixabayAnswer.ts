import { z } from 'zod'
import { type ImageAnswer, type ImageHit, imageAnswer, imageHit } from '../../contract/images.ts'
import { pixabayPicture } from './pixabayHost.ts'

/** What Pixabay answers, as far as it is passed on. */
export const pixabayAnswer = imageAnswer.extend({
  hits: z.array(
    imageHit.omit({ licence: true }).extend({
      pageURL: z.url({ protocol: /^https$/, hostname: /^pixabay\.com$/ }),
      /** Such as `vector/svg`. */
      type: z.string(),
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
