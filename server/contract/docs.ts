import { defineCall } from './call.ts'

export const docsCall = defineCall({
  method: 'GET',
  path: '/api/docs',
  access: 'public',
  summary: 'The API reference for people',
  hidden: true,
})

export const openApiCall = defineCall({
  method: 'GET',
  path: '/api/docs/openapi.json',
  access: 'public',
  summary: 'The OpenAPI description',
  hidden: true,
})

export const outboxCall = defineCall({
  method: 'GET',
  path: '/outbox',
  access: 'public',
  summary: 'The emails of a demo shop, which sends none',
  hidden: true,
})
