import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime } from '../callParts.ts'
import { designParams, sharedParams } from './design.ts'

const farthest = 3000

/** A comment pinned to a point on a panel of the garment, in mm. */
export const newComment = z.strictObject({
  panel: z.string().trim().min(1).max(64),
  xMm: z.number().min(-farthest).max(farthest),
  yMm: z.number().min(-farthest).max(farthest),
  text: z.string().trim().min(1).max(2000),
  /** The comment that it replies to. */
  parentId: z.uuid().nullable().default(null),
  /** The name of a guest. For customers the name of their account is used. */
  name: z.string().trim().max(60).default(''),
})
export type NewComment = z.infer<typeof newComment>

export const commentChange = z.strictObject({ resolved: z.boolean() })
export const commentParams = z.object({ id: z.uuid(), comment: z.uuid() })

export const designComment = z.object({
  id: z.uuid(),
  parentId: z.uuid().nullable(),
  name: z.string(),
  /** Whether the current user wrote it. */
  own: z.boolean(),
  /** Whether the shop wrote it. */
  byShop: z.boolean(),
  panel: z.string(),
  xMm: z.number(),
  yMm: z.number(),
  text: z.string(),
  resolvedAt: isoTime.nullable(),
  createdAt: isoTime,
})
export type DesignComment = z.infer<typeof designComment>
export const commentsResponse = z.object({ items: z.array(designComment) })

export const listCommentsCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id/comments',
  access: 'visitor',
  summary: 'List the comments on a design',
  params: designParams,
  response: commentsResponse,
})

export const addCommentCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/comments',
  access: 'visitor',
  summary: 'Add a comment',
  params: designParams,
  body: newComment,
  response: designComment,
  status: 201,
})

export const resolveCommentCall = defineCall({
  method: 'PATCH',
  path: '/api/designs/:id/comments/:comment',
  access: 'visitor',
  summary: 'Resolve or reopen a comment',
  params: commentParams,
  body: commentChange,
  response: designComment,
})

export const removeCommentCall = defineCall({
  method: 'DELETE',
  path: '/api/designs/:id/comments/:comment',
  access: 'visitor',
  summary: 'Delete a comment and its replies',
  params: commentParams,
  status: 204,
})

export const listSharedCommentsCall = defineCall({
  method: 'GET',
  path: '/api/designs/shared/:uuid/comments',
  access: 'visitor',
  summary: 'List the comments on a shared design',
  params: sharedParams,
  response: commentsResponse,
})

export const addSharedCommentCall = defineCall({
  method: 'POST',
  path: '/api/designs/shared/:uuid/comments',
  access: 'visitor',
  summary: 'Add a comment to a shared design',
  params: sharedParams,
  body: newComment,
  response: designComment,
  status: 201,
})
