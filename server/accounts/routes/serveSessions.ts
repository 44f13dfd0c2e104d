import { eq } from 'drizzle-orm'
import { endSessionCall, listSessionsCall } from '../../contract/accounts/settings.ts'
import { acceptTermsCall, readTermsCall } from '../../contract/accounts/terms.ts'
import { done } from '../../contract/callParts.ts'
import { accounts } from '../../db/schema/accounts.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'
import { serveCall } from '../../http/serveCall.ts'
import { ownAccount } from '../account.ts'
import type { AccountServices } from '../accountServices.ts'
import { customerOf } from '../authenticate.ts'
import { endOwnSession, listSessions } from '../sessions.ts'
import { termsParagraphs, termsTitle, termsVersion } from '../terms.ts'

/** Where a customer is signed in. */
export function serveSessions(server: KitloomServer, { database, now }: AccountServices): void {
  serveCall(server, listSessionsCall, async request => {
    const { account, session } = customerOf(request)
    const asked = { account, current: session, now: now() }
    const items = [...(await database.asTenant(request.tenant.id, tx => listSessions(tx, asked)))]
    return { items, total: items.length, page: 1, pageSize: Math.max(1, items.length) }
  })
  serveCall(server, endSessionCall, async request => {
    const { clientId, sessionId } = request.params
    const asked = { account: customerOf(request).account, client: clientId, session: sessionId, now: now() }
    await database.asTenant(request.tenant.id, tx => endOwnSession(tx, asked))
    return done
  })
}

/** The terms of the shop, and who has accepted them. */
export function serveTerms(server: KitloomServer, { database, now }: AccountServices): void {
  serveCall(server, readTermsCall, async request => {
    const { account: id } = customerOf(request)
    const account = await database.asTenant(request.tenant.id, tx => ownAccount(tx, id))
    const accepted = account.termsVersion === termsVersion
    return { version: termsVersion, title: termsTitle, paragraphs: [...termsParagraphs], accepted }
  })
  serveCall(server, acceptTermsCall, async request => {
    const { account } = customerOf(request)
    // Nobody accepts what he was not shown.
    if (request.body.version !== termsVersion) throw new Problem('terms-outdated')
    const accepted = { termsVersion, termsAcceptedAt: new Date(now()) }
    await database.asTenant(request.tenant.id, tx => tx.update(accounts).set(accepted).where(eq(accounts.id, account)))
    return done
  })
}
