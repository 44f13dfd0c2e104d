import { z } from 'zod'
import { defineCall } from './call.ts'
import { pageOf, pageQuery } from './callParts.ts'

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** An uploaded image. */
export const upload = z.object({
  /** The hash of the original file. It is also its id in the browser's store. */
  sha256,
  /** The hash of the cleaned file that is served; the same when nothing had to be removed. */
  shownSha256: sha256,
  /** The address of the cleaned file. */
  url: z.string(),
  type: z.enum(['png', 'jpeg', 'svg']),
  /** Pixels of the upright image, or the units of an SVG. */
  width: z.number(),
  height: z.number(),
  /** The size of the original file in bytes. */
  size: z.int(),
  name: z.string(),
})
export type Upload = z.infer<typeof upload>

/** The items are in the order of the files in the request. */
export const uploads = z.object({ items: z.array(upload) })

const amount = { files: z.int(), bytes: z.int() }

/** The uploads of an owner, newest first. */
export const uploadList = pageOf(upload.extend({ createdAt: z.iso.datetime() })).extend({
  /** The quota and how much of it is used. */
  room: z.object({ ...amount, used: z.object(amount) }),
})
export type UploadList = z.infer<typeof uploadList>

export const uploadImagesCall = defineCall({
  method: 'POST',
  path: '/api/uploads',
  access: 'visitor',
  summary: 'Upload images',
  form: true,
  response: uploads,
  status: 201,
})

/** Only people who have the file or a design with it know its sha256. It is not valid in other shops. */
export const readUploadCall = defineCall({
  method: 'GET',
  path: '/api/uploads/:sha256',
  access: 'public',
  summary: 'Get an uploaded image',
  params: z.object({ sha256 }),
})

export const listUploadsCall = defineCall({
  method: 'GET',
  path: '/api/uploads',
  access: 'visitor',
  summary: 'List my uploads',
  query: pageQuery,
  response: uploadList,
})

export const removeUploadCall = defineCall({
  method: 'DELETE',
  path: '/api/uploads/:sha256',
  access: 'visitor',
  summary: 'Delete one of my uploads',
  params: z.object({ sha256 }),
  response: z.null(),
  status: 204,
})
