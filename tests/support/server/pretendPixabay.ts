import { imagePageSize } from '../../../server/contract/images.ts'

const large = 'https://pixabay.com/get/g1234_1280.jpg'
const preview = 'https://cdn.pixabay.com/photo/2020/01/02/03/04/lion-1_150.jpg'

const image = () => new Response('pixels', { headers: { 'content-type': 'image/jpeg' } })

/** A fake Pixabay that records requests. A test can make it fail or redirect. */
export function pretendPixabay() {
  const requests: URL[] = []
  const pixabay = {
    requests,
    status: 200,
    largeImageURL: large,
    image,
    /** Resets its settings and recorded requests. */
    begin() {
      requests.length = 0
      Object.assign(pixabay, { status: 200, largeImageURL: large, image })
    },
    async fetch(given: string | URL | Request): Promise<Response> {
      const url = new URL(given instanceof Request ? given.url : given)
      requests.push(url)
      if (url.pathname !== '/api/') return pixabay.image()
      const hit = {
        id: 195893,
        pageURL: 'https://pixabay.com/en/lion-195893/',
        type: 'photo',
        tags: 'lion, cat',
        previewURL: preview,
        previewWidth: 150,
        previewHeight: 84,
        webformatURL: large,
        webformatWidth: 640,
        webformatHeight: 360,
        largeImageURL: pixabay.largeImageURL,
        imageWidth: 4000,
        imageHeight: 2250,
        imageSize: 4731420,
        views: 7671,
        downloads: 6439,
        likes: 5,
        comments: 2,
        user_id: 48777,
        user: 'Josch13',
        userImageURL: '',
      }
      const hits = Array.from({ length: Math.min(imagePageSize, 2) }, (_, at) => ({ ...hit, id: hit.id + at }))
      return Response.json({ total: 4692, totalHits: 500, hits }, { status: pixabay.status })
    },
  }
  return pixabay
}
