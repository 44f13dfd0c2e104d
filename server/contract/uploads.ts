import { z } from 'zod'
import { pageOf } from './callParts.ts'

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** A picture that was taken in. */
export const upload = z.object({
  /** Of the file as it came: its id, the same as in the browser's store. */
  sha256,
  /** Of what is served for it; the same when there was nothing in the file but the picture. */
  shownSha256: sha256,
  /** Where it is served. */
  url: z.string(),
  type: z.enum(['png', 'jpeg', 'svg']),
  /** Pixels, upright; of an SVG its own units. */
  width: z.number(),
  height: z.number(),
  /** Bytes of the file as it came. */
  size: z.int(),
  name: z.string(),
})
export type Upload = z.infer<typeof upload>

/** In the order of the files in the request. */
export const uploads = z.object({ items: z.array(upload) })

const amount = { files: z.int(), bytes: z.int() }

/** What somebody has brought, the latest first. */
export const uploadList = pageOf(upload.extend({ createdAt: z.iso.datetime() })).extend({
  /** What may be kept, and what is. */
  room: z.object({ ...amount, used: z.object(amount) }),
})
export type UploadList = z.infer<typeof uploadList>
