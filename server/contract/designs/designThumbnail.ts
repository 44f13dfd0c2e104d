import { z } from 'zod'
import { defineCall } from '../call.ts'
import { designParams } from './design.ts'

/** In bytes. */
export const largestThumbnail = 300_000

/** `PUT /api/designs/{id}/thumbnail`: a PNG or a WebP; answered is its address. */
export const thumbnailAnswer = z.object({ thumbnail: z.string().nullable() })

export const pictureTypes = ['image/png', 'image/webp'] as const

export const keepThumbnailCall = defineCall({
  method: 'PUT',
  path: '/api/designs/:id/thumbnail',
  access: 'visitor',
  summary: 'Keep the picture of a design',
  params: designParams,
  files: pictureTypes,
  answer: thumbnailAnswer,
})

/** A page shows it by an `img`, which tells nobody who asks: the hash in the address is the key. */
export const readThumbnailCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id/thumbnail',
  access: 'public',
  summary: 'The picture of a design',
  params: designParams,
  query: z.object({ v: z.string().regex(/^[0-9a-f]{32}$/) }),
})
