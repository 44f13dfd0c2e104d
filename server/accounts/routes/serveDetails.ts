import {
  deleteAccountRequest,
  detailsAnswer,
  detailsHeaders,
  detailsRequest,
  summaryAnswer,
} from '../../contract/accounts/details.ts'
import { notificationSettings } from '../../contract/accounts/notificationSettings.ts'
import { doneAnswer } from '../../contract/accounts/passwords.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { ownAccount } from '../account.ts'
import type { AccountServices } from '../accountServices.ts'
import { customerOf } from '../authenticate.ts'
import { deleteAccount } from '../deleteAccount.ts'
import { changeDetails, describeAccount, summarise } from '../details.ts'
import { keepNotifications, readNotifications } from '../notifications.ts'
import { visitOf } from '../visit.ts'

const config = { access: 'customer' } as const

/** A customer's own details, and what he wants to be told of. */
export function serveDetails(server: KitloomServer, services: AccountServices): void {
  const { database, now } = services
  server.get(
    '/api/accounts/details',
    { config, schema: { summary: 'My details', response: { 200: detailsAnswer } } },
    async (request, reply) => {
      const { account } = customerOf(request)
      const found = await database.asTenant(request.tenant.id, tx => ownAccount(tx, account))
      reply.header('etag', `"${found.version}"`)
      return describeAccount(found)
    },
  )
  server.put(
    '/api/accounts/details',
    {
      config,
      schema: {
        summary: 'Change my details',
        headers: detailsHeaders,
        body: detailsRequest,
        response: { 200: detailsAnswer },
      },
    },
    async (request, reply) => {
      const version = request.headers['if-match'] ?? null
      const change = { account: customerOf(request).account, details: request.body, version }
      const changed = await changeDetails(services, request.tenant.id, change)
      reply.header('etag', `"${changed.version}"`)
      return describeAccount(changed)
    },
  )
  server.delete(
    '/api/accounts/details',
    { config, schema: { summary: 'Delete my account', body: deleteAccountRequest, response: { 200: doneAnswer } } },
    async request => {
      await deleteAccount(services, visitOf(request), customerOf(request).account, request.body)
      return { done: true as const }
    },
  )
  server.get(
    '/api/accounts/summary',
    { config, schema: { summary: 'What my dashboard counts', response: { 200: summaryAnswer } } },
    request => database.asTenant(request.tenant.id, tx => summarise(tx, customerOf(request).account)),
  )
  server.get(
    '/api/oauth/notification',
    { config, schema: { summary: 'What I want to be told of', response: { 200: notificationSettings } } },
    request => database.asTenant(request.tenant.id, tx => readNotifications(tx, customerOf(request).account)),
  )
  server.put(
    '/api/oauth/notification',
    {
      config,
      schema: {
        summary: 'Change what I am told of',
        body: notificationSettings,
        response: { 200: notificationSettings },
      },
    },
    async request => {
      const kept = { account: customerOf(request).account, settings: request.body, now: now() }
      const { id } = request.tenant
      await database.asTenant(id, tx => keepNotifications(tx, { tenant: id, ...kept }))
      return request.body
    },
  )
}
