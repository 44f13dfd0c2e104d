import { z } from 'zod'
import { addressOf } from '../../contract/call.ts'
import { type ImageAnswer, type ImageHit, imageAnswer, imageHit, pixabayImageCall } from '../../contract/images.ts'

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
type PixabayAnswer = z.infer<typeof pixabayAnswer>

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
  pixabayPicture(address) && addressOf(pixabayImageCall, { query: { address } })

const typeOf = (type: string): ImageHit['type'] =>
  type.startsWith('vector') ? 'vector' : type === 'illustration' ? 'illustration' : 'photo'

/** Where Pixabay's pictures are, and nothing else: the shop fetches from no other address. */
const places: Readonly<Record<string, RegExp>> = {
  'pixabay.com': /^\/get\/[\w.-]+$/,
  'cdn.pixabay.com': /^\/photo\/\d{4}\/(?:\d\d\/){4}[\w.-]+$/,
}

/** The address as it is asked for; `null` for any that is not of a picture on Pixabay's own hosts. */
export function pixabayPicture(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null
  if (url.search !== '' || url.hash !== '') return null
  return places[url.hostname]?.test(url.pathname) ? url : null
}
