import { z } from 'zod'
import { addressOf } from '../../contract/call.ts'
import { type ImageHit, type ImageResponse, imageHit, imageResponse, pixabayImageCall } from '../../contract/images.ts'

/** The part of Pixabay's response that is passed on. */
export const pixabayResponse = imageResponse.extend({
  hits: z.array(
    imageHit.omit({ licence: true }).extend({
      pageURL: z.url({ protocol: /^https$/, hostname: /^pixabay\.com$/ }),
      /** Such as `vector/svg`. */
      type: z.string(),
    }),
  ),
})
type PixabayResponse = z.infer<typeof pixabayResponse>

const licence = { title: 'Pixabay Content License', spdx: '', url: 'https://pixabay.com/service/license-summary/' }

/** Rewrites image addresses to go through the shop, and drops images on other hosts. */
export function passedOn({ total, totalHits, hits }: PixabayResponse): ImageResponse {
  return { total, totalHits, hits: hits.flatMap(hit => passedOnHit(hit) ?? []) }
}

function passedOnHit(hit: PixabayResponse['hits'][number]): ImageHit | null {
  const [previewURL, webformatURL, largeImageURL] = [hit.previewURL, hit.webformatURL, hit.largeImageURL].map(
    throughShop,
  )
  if (!previewURL || !webformatURL || !largeImageURL) return null
  return { ...hit, previewURL, webformatURL, largeImageURL, type: typeOf(hit.type), licence }
}

const throughShop = (address: string): string | null =>
  pixabayImageUrl(address) && addressOf(pixabayImageCall, { query: { address } })

const typeOf = (type: string): ImageHit['type'] =>
  type.startsWith('vector') ? 'vector' : type === 'illustration' ? 'illustration' : 'photo'

/** The only addresses that the shop fetches images from. */
const allowedPaths: Readonly<Record<string, RegExp>> = {
  'pixabay.com': /^\/get\/[\w.-]+$/,
  'cdn.pixabay.com': /^\/photo\/\d{4}\/(?:\d\d\/){4}[\w.-]+$/,
}

/** The parsed address; `null` unless it is an image on Pixabay's hosts. */
export function pixabayImageUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null
  if (url.search !== '' || url.hash !== '') return null
  return allowedPaths[url.hostname]?.test(url.pathname) ? url : null
}
