import { defineCall } from './call.ts'

export const docsCall = defineCall({
  method: 'GET',
  path: '/api/docs',
  access: 'public',
  summary: 'The calls for people',
  hidden: true,
})

export const openApiCall = defineCall({
  method: 'GET',
  path: '/api/docs/openapi.json',
  access: 'public',
  summary: 'The calls for programs',
  hidden: true,
})

export const outboxCall = defineCall({
  method: 'GET',
  path: '/outbox',
  access: 'public',
  summary: 'The letters of a demo shop, which has no mailbox to send them to',
  hidden: true,
})
