import type { KitloomServer } from '../http/kitloomServer.ts'
import type { AccountServices } from './accountServices.ts'
import { serveDetails } from './routes/serveDetails.ts'
import { servePasswords } from './routes/servePasswords.ts'
import { serveRegistration } from './routes/serveRegistration.ts'
import { serveSessions, serveTerms } from './routes/serveSessions.ts'
import { serveSignIn } from './routes/serveSignIn.ts'

/** Every call about accounts: section 7 of the specification, `/api/accounts` and `/api/oauth`. */
export function serveAccounts(server: KitloomServer, services: AccountServices): void {
  // Answers hold tokens and people's details: no cache on the way may keep one.
  server.addHook('onSend', async (request, reply) => {
    if (/^\/api\/(accounts|oauth)\//.test(request.url)) reply.header('cache-control', 'no-store')
  })
  serveSignIn(server, services)
  serveRegistration(server, services)
  servePasswords(server, services)
  serveDetails(server, services)
  serveSessions(server, services)
  serveTerms(server, services)
}
