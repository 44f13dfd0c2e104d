import { z } from 'zod'
import { defineCall } from './call.ts'
import { pageOf, pageQuery } from './callParts.ts'

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

export const bringPicturesCall = defineCall({
  method: 'POST',
  path: '/api/uploads',
  access: 'visitor',
  summary: 'Bring pictures',
  form: true,
  answer: uploads,
  status: 201,
})

/** Only whoever has the file, or a design with it, knows its sha256; in another shop it opens nothing. */
export const readPictureCall = defineCall({
  method: 'GET',
  path: '/api/uploads/:sha256',
  access: 'public',
  summary: 'A picture that was brought',
  params: z.object({ sha256 }),
})

export const listUploadsCall = defineCall({
  method: 'GET',
  path: '/api/uploads',
  access: 'visitor',
  summary: 'What one has brought',
  query: pageQuery,
  answer: uploadList,
})

export const removeUploadCall = defineCall({
  method: 'DELETE',
  path: '/api/uploads/:sha256',
  access: 'visitor',
  summary: 'Takes a picture off the list of what one has brought',
  params: z.object({ sha256 }),
  answer: z.null(),
  status: 204,
})
