import { doneAnswer } from '../../contract/accounts/passwords.ts'
import { endSessionParams, sessionsAnswer } from '../../contract/accounts/sessions.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import type { AccountServices } from '../accountServices.ts'
import { customerOf } from '../authenticate.ts'
import { endOwnSession, listSessions } from '../sessions.ts'

const config = { access: 'customer' } as const

export function serveSessions(server: KitloomServer, { database, now }: AccountServices): void {
  server.get(
    '/api/oauth/token',
    { config, schema: { summary: 'Where I am signed in', response: { 200: sessionsAnswer } } },
    async request => {
      const { account, session } = customerOf(request)
      const asked = { account, current: session, now: now() }
      const items = [...(await database.asTenant(request.tenant.id, tx => listSessions(tx, asked)))]
      return { items, total: items.length, page: 1, pageSize: Math.max(1, items.length) }
    },
  )
  server.delete(
    '/api/oauth/destroy/:clientId/:sessionId',
    { config, schema: { summary: 'Sign out a device', params: endSessionParams, response: { 200: doneAnswer } } },
    async request => {
      const { clientId, sessionId } = request.params
      const asked = { account: customerOf(request).account, client: clientId, session: sessionId, now: now() }
      await database.asTenant(request.tenant.id, tx => endOwnSession(tx, asked))
      return { done: true as const }
    },
  )
}
