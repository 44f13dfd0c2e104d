import { z } from 'zod'

/** In bytes. */
export const largestThumbnail = 300_000

/** `PUT /api/designs/{id}/thumbnail`: a PNG or a WebP; answered is its address. */
export const thumbnailAnswer = z.object({ thumbnail: z.string().nullable() })
