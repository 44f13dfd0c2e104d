import { z } from 'zod'
import { defineCall } from '../call.ts'
import { designParams, moment, sharedParams } from './design.ts'

const farthest = 3000

/** A remark pinned to a place: a panel of the garment, and mm on it. */
export const newComment = z.strictObject({
  panel: z.string().trim().min(1).max(64),
  xMm: z.number().min(-farthest).max(farthest),
  yMm: z.number().min(-farthest).max(farthest),
  text: z.string().trim().min(1).max(2000),
  /** The remark that it answers. */
  parentId: z.uuid().nullable().default(null),
  /** How a guest wants to be called; a customer's own name is taken. */
  name: z.string().trim().max(60).default(''),
})
export type NewComment = z.infer<typeof newComment>

export const commentChange = z.strictObject({ resolved: z.boolean() })
export const commentParams = z.object({ id: z.uuid(), comment: z.uuid() })

export const designComment = z.object({
  id: z.uuid(),
  parentId: z.uuid().nullable(),
  name: z.string(),
  /** Whether whoever asks has written it. */
  own: z.boolean(),
  panel: z.string(),
  xMm: z.number(),
  yMm: z.number(),
  text: z.string(),
  resolvedAt: moment.nullable(),
  createdAt: moment,
})
export type DesignComment = z.infer<typeof designComment>
export const commentsAnswer = z.object({ items: z.array(designComment) })

export const listCommentsCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id/comments',
  access: 'visitor',
  summary: 'Remarks on a design',
  params: designParams,
  answer: commentsAnswer,
})

export const addCommentCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/comments',
  access: 'visitor',
  summary: 'Pin a remark',
  params: designParams,
  body: newComment,
  answer: designComment,
  status: 201,
})

export const resolveCommentCall = defineCall({
  method: 'PATCH',
  path: '/api/designs/:id/comments/:comment',
  access: 'visitor',
  summary: 'Settle a remark',
  params: commentParams,
  body: commentChange,
  answer: designComment,
})

export const removeCommentCall = defineCall({
  method: 'DELETE',
  path: '/api/designs/:id/comments/:comment',
  access: 'visitor',
  summary: 'Remove a remark and its answers',
  params: commentParams,
  status: 204,
})

export const listSharedCommentsCall = defineCall({
  method: 'GET',
  path: '/api/designs/shared/:uuid/comments',
  access: 'visitor',
  summary: 'Remarks on a shared design',
  params: sharedParams,
  answer: commentsAnswer,
})

export const addSharedCommentCall = defineCall({
  method: 'POST',
  path: '/api/designs/shared/:uuid/comments',
  access: 'visitor',
  summary: 'Pin a remark to a shared design',
  params: sharedParams,
  body: newComment,
  answer: designComment,
  status: 201,
})
