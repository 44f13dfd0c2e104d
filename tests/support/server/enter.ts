import { eq } from 'drizzle-orm'
import { sendTokens } from '../../../server/accounts/accessTokens.ts'
import { grantRoles } from '../../../server/accounts/roles.ts'
import { openSession } from '../../../server/accounts/sessions.ts'
import { termsVersion } from '../../../server/accounts/terms.ts'
import type { StaffRole } from '../../../server/contract/console/rights.ts'
import { newId } from '../../../server/db/newId.ts'
import { accounts } from '../../../server/db/schema/accounts.ts'
import { sessions } from '../../../server/db/schema/sessions.ts'
import { staff } from '../../../server/db/schema/staff.ts'
import { demoEmail } from '../../../server/seeding/demoPeople.ts'
import type { TestServer } from './openTestServer.ts'
import { bearer } from './people.ts'

interface Entry {
  readonly slug?: string
  readonly kind?: 'customer' | 'admin'
  /** What an admin is in the console. */
  readonly role?: StaffRole
  /** Whether the second factor was passed. */
  readonly isComplete?: boolean
  /** The first name, which canaries look for. */
  readonly firstName?: string
  readonly hasAcceptedTerms?: boolean
}

/** A new signed-in customer. The password hash of the demo is reused to save time. */
export async function enter(
  api: TestServer,
  {
    slug = 'angkor',
    kind = 'customer',
    role = 'owner',
    isComplete = kind === 'admin',
    firstName = 'Sok',
    hasAcceptedTerms = true,
  }: Entry = {},
) {
  const { database, services, clock } = api
  const { id: tenant } = await api.shop(slug)
  const account = newId()
  const email = `${account}@kit.test`
  const client = kind === 'admin' ? 'console' : 'web'
  await database.asTenant(tenant, async tx => {
    // Of somebody who has the password of the demo: other accounts of the shop may have another one by now.
    const [known] = await tx
      .select({ passwordHash: accounts.passwordHash })
      .from(accounts)
      .where(eq(accounts.emailNorm, demoEmail('dara', slug)))
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
      termsVersion: hasAcceptedTerms ? termsVersion : null,
    })
    await grantRoles(tx, { tenant, account, kind, newId })
    if (kind === 'admin') await tx.update(staff).set({ role }).where(eq(staff.id, account))
  })
  /** Another session of the same customer, which began this many milliseconds ago. */
  const signIn = async (ago = 0) => {
    const start = {
      tenant,
      account,
      client,
      device: { name: 'Firefox', address: '127.0.0.1', network: '127.0.0.1' },
      now: clock.now,
      newId,
    }
    const session = await database.asTenant(tenant, async tx => {
      const opened = await openSession(tx, { ...start, client })
      if (isComplete) {
        const passed = { factorPassedAt: new Date(clock.now) }
        await tx.update(sessions).set(passed).where(eq(sessions.id, opened.id))
      }
      return opened
    })
    const then = { ...services, now: () => clock.now - ago }
    const roles = [kind === 'admin' ? 'ADMIN' : 'customer'] as const
    const tokens = await sendTokens(then, { tenant, account, client, roles, session })
    return { session: session.id, tokens, headers: bearer(tokens.access_token) }
  }
  const now = await signIn()
  return {
    id: account,
    email,
    slug,
    signIn,
    ...now,
    ...api.at(slug, now.headers),
    /** The headers with an expired token, and with an ended session. */
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
