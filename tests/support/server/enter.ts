import { eq } from 'drizzle-orm'
import { answerTokens } from '../../../server/accounts/accessTokens.ts'
import { giveRoles } from '../../../server/accounts/roles.ts'
import { openSession } from '../../../server/accounts/sessions.ts'
import { newId } from '../../../server/db/newId.ts'
import { accounts } from '../../../server/db/schema/accounts.ts'
import { sessions } from '../../../server/db/schema/sessions.ts'
import type { House } from './openHouse.ts'
import { bearer } from './people.ts'

interface Entry {
  readonly slug?: string
  readonly kind?: 'customer' | 'admin'
  /** What a canary looks for: his first name. */
  readonly firstName?: string
}

/** Somebody new who is signed in, without the work of hashing a password: his is the one of the demo. */
export async function enter(house: House, { slug = 'angkor', kind = 'customer', firstName = 'Sok' }: Entry = {}) {
  const { database, services, clock } = house
  const { id: tenant } = await house.shop(slug)
  const account = newId()
  const email = `${account}@kit.test`
  const client = kind === 'admin' ? 'console' : 'web'
  await database.asTenant(tenant, async tx => {
    const [known] = await tx.select({ passwordHash: accounts.passwordHash }).from(accounts).limit(1)
    await tx.insert(accounts).values({
      tenantId: tenant,
      id: account,
      email,
      emailNorm: email,
      passwordHash: known?.passwordHash,
      firstName,
      lastName: 'Dara',
      language: 'en',
      status: 'active',
    })
    await giveRoles(tx, { tenant, account, kind, newId })
  })
  /** One more sign-in of his, which began so many milliseconds ago. */
  const signIn = async (ago = 0) => {
    const start = { tenant, account, client, device: { name: 'Firefox', address: '127.0.0.1' }, now: clock.now, newId }
    const session = await database.asTenant(tenant, tx => openSession(tx, { ...start, client }))
    const then = { ...services, now: () => clock.now - ago }
    const roles = [kind === 'admin' ? 'ADMIN' : 'customer'] as const
    const tokens = await answerTokens(then, { tenant, account, client, roles, session })
    return { session: session.id, tokens, headers: bearer(tokens.access_token) }
  }
  const now = await signIn()
  return {
    id: account,
    email,
    slug,
    signIn,
    ...now,
    ...house.at(slug, now.headers),
    /** What he brings when his token is too old, and when his session was ended. */
    expired: async () => (await signIn(3_600_000)).headers,
    async ended() {
      const { session, headers } = await signIn()
      await database.asTenant(tenant, tx =>
        tx
          .update(sessions)
          .set({ endedAt: new Date(clock.now) })
          .where(eq(sessions.id, session)),
      )
      return headers
    },
  }
}

export type Entered = Awaited<ReturnType<typeof enter>>
