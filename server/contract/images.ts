import { z } from 'zod'
import { defineCall } from './call.ts'

export const imageTypes = ['all', 'photo', 'illustration', 'vector'] as const
export const imageType = z.enum(imageTypes)
export type ImageType = z.infer<typeof imageType>

export const imageQuery = z.object({
  /** Search words in English or Khmer; all images when empty. */
  q: z.string().trim().max(100).default(''),
  type: imageType.default('vector'),
  /** Only images with a transparent background. */
  transparent: z.enum(['true', 'false']).default('false'),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})
export type ImageQuery = z.infer<typeof imageQuery>

/** The licence of an image. */
export const imageLicence = z.object({ title: z.string(), spdx: z.string(), url: z.string() })

/** An image in the shape of Pixabay's API, plus its licence. */
export const imageHit = z.object({
  id: z.int(),
  /** The page where it was published. */
  pageURL: z.string(),
  type: imageType.exclude(['all']),
  /** Separated by commas. */
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
  licence: imageLicence,
})
export type ImageHit = z.infer<typeof imageHit>

export const imageResponse = z.object({
  /** The number of all results, and of those that can be loaded. */
  total: z.int(),
  totalHits: z.int(),
  hits: z.array(imageHit),
})
export type ImageResponse = z.infer<typeof imageResponse>

/** Results per page. */
export const imagePageSize = 24

export const searchImagesCall = defineCall({
  method: 'GET',
  path: '/api/images',
  access: 'public',
  summary: 'Search images',
  query: imageQuery,
  response: imageResponse,
})

export const libraryImageCall = defineCall({
  method: 'GET',
  path: '/api/images/files/:set/:file',
  access: 'public',
  summary: 'Get an image of the library',
  params: z.object({
    set: z.string().max(40),
    file: z
      .string()
      .max(120)
      .regex(/\.svg$/),
  }),
})

export const pixabayImageCall = defineCall({
  method: 'GET',
  path: '/api/images/pixabay',
  access: 'public',
  summary: 'Get an image of Pixabay',
  query: z.object({ address: z.string().max(1000) }),
})
