import { staffRole } from '../../../server/contract/console/rights.ts'
import { newId } from '../../../server/db/newId.ts'
import { accounts } from '../../../server/db/schema/accounts.ts'
import { type Authenticator, readGuest } from '../../../server/http/principal.ts'
import type { TestServer } from './openTestServer.ts'

/** Trusts the header `x-principal`, for tests of access after authentication. */
export const namedPrincipals: Authenticator = {
  async read(request) {
    const [kind, account, role] = String(request.headers['x-principal'] ?? '').split(' ')
    if (!account) return readGuest(request)
    const session = account
    return kind === 'admin'
      ? { kind: 'admin', role: staffRole.catch('owner').parse(role), account, session, client: 'console' }
      : { kind: 'customer', hasAcceptedTerms: true, account, session, client: 'web' }
  },
}

/** An account in a shop of a test server with `namedPrincipals`, and its requests. */
export async function addCustomer(api: TestServer, slug = 'angkor') {
  const shop = await api.shop(slug)
  const id = newId()
  const email = `${id}@kit.test`
  await api.database.asTenant(shop.id, tx =>
    tx.insert(accounts).values({
      tenantId: shop.id,
      id,
      email,
      emailNorm: email,
      firstName: 'Sok',
      lastName: 'Dara',
      language: 'kh',
    }),
  )
  return { id, ...api.at(slug, { 'x-principal': `customer ${id}` }) }
}
