import { newId } from '../../../server/db/newId.ts'
import { accounts } from '../../../server/db/schema/accounts.ts'
import { type Authenticator, readGuest } from '../../../server/http/principal.ts'
import type { House } from './openHouse.ts'

/** Believes the header `x-principal`, for tests of what somebody may do once it is known who asks. */
export const namedPrincipals: Authenticator = {
  async read(request) {
    const [kind, account] = String(request.headers['x-principal'] ?? '').split(' ')
    if (!account) return readGuest(request)
    const session = account
    return kind === 'admin'
      ? { kind: 'admin', account, session, client: 'console' }
      : { kind: 'customer', account, session, client: 'web' }
  },
}

/** An account in a shop of a house with `namedPrincipals`, and its requests there. */
export async function addCustomer(house: House, slug = 'angkor') {
  const shop = await house.shop(slug)
  const id = newId()
  const email = `${id}@kit.test`
  await house.database.asTenant(shop.id, tx =>
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
  return { id, ...house.at(slug, { 'x-principal': `customer ${id}` }) }
}
