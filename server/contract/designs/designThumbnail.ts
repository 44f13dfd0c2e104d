import { z } from 'zod'
import { defineCall } from '../call.ts'
import { designParams } from './design.ts'

/** In bytes. */
export const largestThumbnail = 300_000

/** `PUT /api/designs/{id}/thumbnail` takes a PNG or WebP and returns its address. */
export const thumbnailResponse = z.object({ thumbnail: z.string().nullable() })

export const thumbnailTypes = ['image/png', 'image/webp'] as const

export const saveThumbnailCall = defineCall({
  method: 'PUT',
  path: '/api/designs/:id/thumbnail',
  access: 'visitor',
  summary: 'Save the thumbnail of a design',
  params: designParams,
  files: thumbnailTypes,
  response: thumbnailResponse,
})

/** A page shows it with `<img>`, which sends no token: the hash in the address gives access. */
export const readThumbnailCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id/thumbnail',
  access: 'public',
  summary: 'Get the thumbnail of a design',
  params: designParams,
  query: z.object({ v: z.string().regex(/^[0-9a-f]{32}$/) }),
})

/** The same as a JPEG of 1200 × 630 pixels, as messengers show it beside a link. */
export const readCardCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id/card.jpg',
  access: 'public',
  summary: 'Get the thumbnail of a design for messengers',
  params: designParams,
  query: z.object({ v: z.string().regex(/^[0-9a-f]{32}$/) }),
})

/** The address of the JPEG for messengers, from that of the thumbnail. */
export const cardOfThumbnail = (thumbnail: string): string => thumbnail.replace('/thumbnail?', '/card.jpg?')
