import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime } from '../callParts.ts'
import { orderParams } from '../orders/ownOrders.ts'

export const packStatuses = ['making', 'done', 'refused'] as const

/** How pieces may lie on the grain; see `NestDirection`. */
export const packDirections = ['both', 'garment', 'one'] as const

/** The roll that markers are laid on, in mm, and how. */
export const packRequest = z.strictObject({
  width: z.int().min(300).max(5000).default(1600),
  /** A page of PDF ends at 5080 mm. */
  longest: z.int().min(500).max(5000).default(5000),
  spacing: z.int().min(0).max(50).default(4),
  direction: z.enum(packDirections).default('both'),
  /** For transfer paper. */
  mirrored: z.boolean().default(false),
  /** Whether more time is spent to use less of the roll. */
  dense: z.boolean().default(false),
})
export type PackRequest = z.infer<typeof packRequest>

/** What keeps something from being printed; the engine's `PrintObstacle` says more of each. */
export const packObstacles = [
  'font-missing',
  'image-missing',
  'image-unreadable',
  'pattern-missing',
  'characters-missing',
  'tool-missing',
  'tool-failed',
] as const

/** Names are in the shop's language, as in the files. */
const packRefusal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('unprintable'),
    design: z.string(),
    wearer: z.string(),
    found: z.array(
      z.object({
        kind: z.enum(packObstacles),
        /** The layer, or the part of the garment. */
        place: z.string(),
        /** The font, the characters or the tool. */
        detail: z.string(),
      }),
    ),
  }),
  z.object({ kind: z.literal('too-narrow'), pieces: z.array(z.string()), needed: z.number() }),
  z.object({ kind: z.literal('too-short'), garment: z.string() }),
])
export type PackRefusal = z.infer<typeof packRefusal>

const pack = z.object({
  id: z.uuid(),
  status: z.enum(packStatuses),
  wishes: packRequest,
  /** Steps done, of all; the second is a guess until the pack is done. */
  done: z.int(),
  steps: z.int(),
  /** Why it was refused, with layers, pieces or players by name. */
  refusal: packRefusal.nullable(),
  /** What nobody foresaw, as the error says it. */
  reason: z.string(),
  createdAt: isoTime,
  files: z.array(z.object({ name: z.string(), size: z.int(), sha256: z.string() })),
})
export type Pack = z.infer<typeof pack>

const packParams = orderParams.extend({ pack: z.uuid() })

/** The same order and wishes are the same pack; one that was refused is tried again. */
export const startPackCall = defineCall({
  method: 'POST',
  path: '/api/console/orders/:id/packs',
  access: 'admin',
  right: 'produce',
  summary: 'Make the production pack of an order',
  params: orderParams,
  body: packRequest,
  response: pack,
  status: [200, 201],
})

export const listPacksCall = defineCall({
  method: 'GET',
  path: '/api/console/orders/:id/packs',
  access: 'admin',
  right: 'read',
  summary: 'List the production packs of an order with their progress and files',
  params: orderParams,
  response: z.object({ items: z.array(pack) }),
})

/** Takes a `Range` of bytes. */
export const readPackFileCall = defineCall({
  method: 'GET',
  path: '/api/console/orders/:id/packs/:pack/file',
  access: 'admin',
  right: 'read',
  summary: 'Download a file of a production pack',
  params: packParams,
  query: z.object({ name: z.string().min(1).max(200) }),
  headers: z.object({ range: z.string().max(100).optional() }),
})

/** Of a pack that is done. */
export const readPackZipCall = defineCall({
  method: 'GET',
  path: '/api/console/orders/:id/packs/:pack/zip',
  access: 'admin',
  right: 'read',
  summary: 'Download a production pack as a zip',
  params: packParams,
})
