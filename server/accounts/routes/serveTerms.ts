import { eq } from 'drizzle-orm'
import { doneAnswer } from '../../contract/accounts/passwords.ts'
import { acceptTermsRequest, termsAnswer } from '../../contract/accounts/terms.ts'
import { accounts } from '../../db/schema/accounts.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'
import { ownAccount } from '../account.ts'
import type { AccountServices } from '../accountServices.ts'
import { customerOf } from '../authenticate.ts'
import { termsParagraphs, termsTitle, termsVersion } from '../terms.ts'

const config = { access: 'customer' } as const

export function serveTerms(server: KitloomServer, { database, now }: AccountServices): void {
  server.get(
    '/api/oauth/termsandconditions',
    { config, schema: { summary: 'The terms, and whether I accepted them', response: { 200: termsAnswer } } },
    async request => {
      const { account: id } = customerOf(request)
      const account = await database.asTenant(request.tenant.id, tx => ownAccount(tx, id))
      const accepted = account.termsVersion === termsVersion
      return { version: termsVersion, title: termsTitle, paragraphs: [...termsParagraphs], accepted }
    },
  )
  server.post(
    '/api/oauth/accepttermsandconditions',
    { config, schema: { summary: 'Accept the terms', body: acceptTermsRequest, response: { 200: doneAnswer } } },
    async request => {
      const { account } = customerOf(request)
      // Nobody accepts what he was not shown.
      if (request.body.version !== termsVersion) throw new Problem('terms-outdated')
      const accepted = { termsVersion, termsAcceptedAt: new Date(now()) }
      await database.asTenant(request.tenant.id, tx =>
        tx.update(accounts).set(accepted).where(eq(accounts.id, account)),
      )
      return { done: true as const }
    },
  )
}
