import { z } from 'zod'
import { defineCall } from './call.ts'

export const imageTypes = ['all', 'photo', 'illustration', 'vector'] as const
export const imageType = z.enum(imageTypes)
export type ImageType = z.infer<typeof imageType>

export const imageQuery = z.object({
  /** Words in English or Khmer; without any, everything. */
  q: z.string().trim().max(100).default(''),
  type: imageType.default('vector'),
  /** Only those one can see through. */
  transparent: z.enum(['true', 'false']).default('false'),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})
export type ImageQuery = z.infer<typeof imageQuery>

/** Under which terms a picture may be used. */
export const imageLicence = z.object({ title: z.string(), spdx: z.string(), url: z.string() })

/** One picture, in the shape of Pixabay's answers, with its licence. */
export const imageHit = z.object({
  id: z.int(),
  /** Where it comes from. */
  pageURL: z.string(),
  type: imageType.exclude(['all']),
  /** Parted by commas. */
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

export const imageAnswer = z.object({
  /** Of all that were found, and of those that can be asked for. */
  total: z.int(),
  totalHits: z.int(),
  hits: z.array(imageHit),
})
export type ImageAnswer = z.infer<typeof imageAnswer>

/** Hits of one page. */
export const imagePageSize = 24

export const searchImagesCall = defineCall({
  method: 'GET',
  path: '/api/images',
  access: 'public',
  summary: 'Search pictures',
  query: imageQuery,
  answer: imageAnswer,
})

export const libraryImageCall = defineCall({
  method: 'GET',
  path: '/api/images/files/:set/:file',
  access: 'public',
  summary: 'A picture of the library',
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
  summary: 'A picture of Pixabay',
  query: z.object({ address: z.string().max(1000) }),
})
