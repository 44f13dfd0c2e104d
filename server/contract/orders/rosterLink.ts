import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime } from '../callParts.ts'
import { designParams } from '../designs/design.ts'
import { flatDocument } from '../designs/designLog.ts'
import { garmentSize } from '../garmentSizes.ts'
import { productType } from '../tenantSettings.ts'
import { shirtName, shirtNumber } from './orderRequest.ts'

/** Links to the roster of a design, through which players enter themselves before an order is sent. */
export const rosterLink = z.object({
  id: z.uuid(),
  createdAt: isoTime,
  expiresAt: isoTime,
  /** When the owner closed it; nobody can enter through it afterwards. */
  closedAt: isoTime.nullable(),
})
export type RosterLink = z.infer<typeof rosterLink>

export const replyStatuses = ['waiting', 'approved', 'declined'] as const
const replyStatus = z.enum(replyStatuses)
export type ReplyStatus = z.infer<typeof replyStatus>

/** What a player enters: `null` of a sleeve and of shorts is as the design has it. */
const replyShape = z.strictObject({
  name: shirtName,
  number: shirtNumber,
  size: z.enum(garmentSize.options, { error: 'required' }),
  shortsSize: garmentSize.nullable(),
  sleeve: z.enum(['long', 'short']).nullable(),
})
const isNamed = ({ name, number }: { readonly name: string; readonly number: string }) => name !== '' || number !== ''
const named = { path: ['name'], error: 'required' }
export const replyFields = replyShape.refine(isNamed, named)
export type ReplyFields = z.infer<typeof replyFields>

/** One player's reply, as the owner of the design sees it. Its id becomes that of the player in the design. */
export const rosterReply = z.object({
  id: z.uuid(),
  name: z.string(),
  number: z.string(),
  size: garmentSize,
  shortsSize: garmentSize.nullable(),
  sleeve: z.enum(['long', 'short']).nullable(),
  status: replyStatus,
  updatedAt: isoTime,
})
export type RosterReply = z.infer<typeof rosterReply>

/** As many replies a link takes; a design holds as many players. */
export const maxReplies = 500

/** Days that a link works: two weeks unless its owner says otherwise. */
export const linkDays = { initial: 14, max: 60 } as const

/** The secret is only in this response; the server stores its hash. */
const createdRosterLink = rosterLink.extend({ secret: z.uuid() })

export const readRosterCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id/roster',
  access: 'visitor',
  summary: 'Get the open links to the roster of a design, and what players entered',
  params: designParams,
  response: z.object({ links: z.array(rosterLink), replies: z.array(rosterReply) }),
})

export const createRosterLinkCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/roster/links',
  access: 'visitor',
  summary: 'Create a link through which players enter themselves',
  params: designParams,
  body: z.strictObject({ days: z.int().min(1).max(linkDays.max).default(linkDays.initial) }),
  response: createdRosterLink,
  status: 201,
})

export const closeRosterLinkCall = defineCall({
  method: 'DELETE',
  path: '/api/designs/:id/roster/links/:link',
  access: 'visitor',
  summary: 'Close a link to the roster',
  params: z.object({ id: z.uuid(), link: z.uuid() }),
  response: rosterLink,
})

/** The page adds an approved player to the design under the id of the reply, so that twice is once. */
export const decideRepliesCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/roster/decide',
  access: 'visitor',
  summary: 'Approve or decline what players entered',
  params: designParams,
  body: z.strictObject({
    replies: z.array(z.uuid()).min(1).max(maxReplies),
    decision: z.enum(['approved', 'declined']),
  }),
  response: z.object({ replies: z.array(rosterReply) }),
})

const secretOf = (min: number) => z.string().regex(new RegExp(`^[\\w-]{${min},128}$`))

/** The secret of the link, and that of the browser, by which players find their own replies again. Both are in no log. */
const opened = z.strictObject({ secret: secretOf(22), own: secretOf(22) })

/** What a player sees: the artwork without anybody's name, and their own reply. */
const openedRoster = z.object({
  name: z.string(),
  productType,
  document: flatDocument,
  expiresAt: isoTime,
  reply: rosterReply.nullable(),
})
export type OpenedRoster = z.infer<typeof openedRoster>

/** Links that are closed, expired or unknown are not found, all alike. */
export const openRosterCall = defineCall({
  method: 'POST',
  path: '/api/roster/open',
  access: 'public',
  summary: 'See the shirt that a link to a roster asks about',
  body: opened,
  response: openedRoster,
})

/** A reply can be changed until the owner has approved it. */
export const sendReplyCall = defineCall({
  method: 'POST',
  path: '/api/roster/reply',
  access: 'public',
  summary: 'Enter yourself into a roster',
  body: replyShape.extend(opened.shape).refine(isNamed, named),
  response: rosterReply,
})
