import { imagePageSize } from '../../../server/contract/images.ts'

const large = 'https://pixabay.com/get/g1234_1280.jpg'
const preview = 'https://cdn.pixabay.com/photo/2020/01/02/03/04/lion-1_150.jpg'

const picture = () => new Response('pixels', { headers: { 'content-type': 'image/jpeg' } })

/** Pixabay as its documentation has it, and what it was asked. A test tells it to fail, or to lead elsewhere. */
export function pretendPixabay() {
  const asked: URL[] = []
  const pixabay = {
    asked,
    status: 200,
    largeImageURL: large,
    picture,
    /** Forgets what it was told, and what it was asked. */
    begin() {
      asked.length = 0
      Object.assign(pixabay, { status: 200, largeImageURL: large, picture })
    },
    async fetch(given: string | URL | Request): Promise<Response> {
      const url = new URL(given instanceof Request ? given.url : given)
      asked.push(url)
      if (url.pathname !== '/api/') return pixabay.picture()
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
