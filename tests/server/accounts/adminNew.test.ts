import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPasswords } from '../../../server/accounts/passwords.ts'
import { addAdmin } from '../../../server/accounts/roles.ts'
import { newId } from '../../../server/db/newId.ts'
import { openPglite } from '../../../server/db/openPglite.ts'
import { accountRoles, accounts } from '../../../server/db/schema/accounts.ts'
import { demoEmail } from '../../../server/seeding/demoPeople.ts'
import { seedDemoTenants } from '../../../server/seeding/seedDemo.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { newcomer, password, trySignIn } from '../../support/server/people.ts'

describe('npm run admin:new', () => {
  let data = ''
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'kitloom-admin-'))
  })
  afterEach(() => rmSync(data, { recursive: true, force: true }))

  const run = (...options: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'server/commands/adminNew.ts', ...options],
      { env: { ...process.env, DATA_DIR: data, DATABASE_URL: '', NODE_ENV: '' }, encoding: 'utf8' },
    )
    return { status, output: stdout + stderr }
  }
  async function within<Result>(work: (database: Awaited<ReturnType<typeof openPglite>>) => Promise<Result>) {
    const database = await openPglite({ folder: join(data, 'db') })
    return work(database).finally(() => database.close())
  }

  it('makes a provider of a shop that there is, whose password it shows once and keeps nowhere', async () => {
    await within(database => seedDemoTenants(database, { newId, now: Date.now }))
    const elsewhere = run('--shop', 'moon', '--email', 'v@shop.example')
    expect([elsewhere.status, elsewhere.output]).toEqual([1, expect.stringContaining('There is no shop moon.')])
    const { status, output } = run('--shop', 'angkor', '--email', 'Vanna@shop.example', '--first', 'Vanna')
    expect([status, output]).toEqual([
      0,
      expect.stringMatching(/^Vanna@shop\.example is now an admin of Angkor Sport\./),
    ])
    const shown = /once\): (\S{24})$/m.exec(output)?.[1] ?? ''
    const [made, roles] = await within(database =>
      database.asSystem(async tx => {
        const [account] = await tx.select().from(accounts).where(eq(accounts.emailNorm, 'vanna@shop.example'))
        return [account, await tx.select().from(accountRoles)] as const
      }),
    )
    expect(made).toMatchObject({ firstName: 'Vanna', status: 'active' })
    expect(JSON.stringify(made)).not.toContain(shown)
    expect(await createPasswords().fit(shown, made?.passwordHash ?? null)).toBe(true)
    expect(roles).toMatchObject([{ accountId: made?.id, client: 'console', role: 'ADMIN' }])
  })

  it('says that an address is none', () => {
    const { status, output } = run('--shop', 'angkor', '--email', 'vanna')
    expect([status, output]).toEqual([1, expect.stringContaining('vanna is not an email address.')])
  })
})

describe.each(databases)('a provider on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database: kind })
  })
  afterAll(() => api.close())

  const raise = async (email: string) => {
    const { id: tenant } = await api.shop('angkor')
    const passwordHash = await api.services.passwords.hash('another-word-of-the-house')
    const admin = { tenant, email, firstName: 'Admin', lastName: '', passwordHash, newId }
    return api.database.asTenant(tenant, tx => addAdmin(tx, admin))
  }

  it('who has an account keeps its password, and is still a customer', async () => {
    const email = demoEmail('dara', 'angkor')
    expect(await raise(email)).toBe('raised')
    expect((await trySignIn(api, { clientId: 'console' })).statusCode).toBe(200)
    expect((await trySignIn(api)).statusCode).toBe(200)
  })

  it('gets no unconfirmed account with the password of the person who registered it', async () => {
    await api.post('/api/accounts/register', { ...newcomer, password })
    expect(await raise(newcomer.email)).toBe('added')
    const { statusCode } = await trySignIn(api, { email: newcomer.email, clientId: 'console' })
    expect(statusCode).toBe(401)
  })
})
