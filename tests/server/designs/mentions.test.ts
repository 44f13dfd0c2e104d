import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '../../../server/db/schema/accounts.ts'
import { outbox } from '../../../server/db/schema/outbox.ts'
import { databases } from '../../support/server/databases.ts'
import { type Designer, expectCode, openDesignServer, sendKit } from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'

const hour = 3_600_000

describe.each(databases)('somebody who is mentioned in a comment on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openDesignServer(kind)
  })
  afterAll(() => api.close())

  /** A customer who is called so, with the language of their emails. */
  async function named(firstName: string, lastName: string, language: 'en' | 'kh' = 'en') {
    const person = await addCustomer(api)
    const { id } = await api.shop('angkor')
    await api.database.asTenant(id, tx =>
      tx.update(accounts).set({ firstName, lastName, language, status: 'active' }).where(eq(accounts.id, person.id)),
    )
    return person
  }
  async function subjectsTo({ id: account }: { readonly id: string }) {
    const { id } = await api.shop('angkor')
    const rows = await api.database.asTenant(id, tx => tx.select().from(outbox))
    return rows
      .filter(({ recipient }) => recipient.startsWith(account))
      .map(({ content }) => (content as { readonly subject: string }).subject)
  }
  const comment = (who: Designer, at: string, text: string) =>
    expectCode(who.post(at, { panel: 'front', xMm: 0, yMm: 0, text }), 201)

  /** A design of Sok Dara with a link, which Keo Vanna has commented on. */
  async function talked() {
    const [owner, friend] = [await named('Sok', 'Dara'), await named('Keo', 'Vanna', 'kh')]
    const { id } = await sendKit(owner, { name: 'Riverside' })
    const link = (await expectCode(owner.post(`/api/designs/${id}/shares`, { scope: 'comment' }), 201)).json()
    const [own, shared] = [`/api/designs/${id}/comments`, `/api/designs/shared/${link.secret}/comments`]
    await comment(friend, shared, 'Larger, please')
    return { owner, friend, id, link, own, shared }
  }

  it('is emailed in their language: the owner, and who has commented', async () => {
    const { owner, friend, own, shared } = await talked()
    await comment(friend, shared, 'Like this, @Sok Dara?')
    expect(await subjectsTo(owner)).toEqual(['Keo Vanna mentioned you: Riverside'])
    await comment(owner, own, '@Keo Vanna yes')
    expect(await subjectsTo(friend)).toEqual(['Sok Dara បានលើកឡើងអំពីអ្នក៖ Riverside'])
  })

  it('is no stranger to the design, and not who wrote it', async () => {
    const { owner, own } = await talked()
    const stranger = await named('Chan', 'Thy')
    await comment(owner, own, '@Chan Thy and @Sok Dara and me@keo')
    expect(await subjectsTo(stranger)).toEqual([])
    expect(await subjectsTo(owner)).toEqual([])
  })

  it('hears no more of it when their link is taken back', async () => {
    const { owner, friend, id, link, own } = await talked()
    await expectCode(owner.delete(`/api/designs/${id}/shares/${link.id}`), 200)
    await comment(owner, own, '@Keo Vanna are you there?')
    expect(await subjectsTo(friend)).toEqual([])
  })

  it('is emailed about a design once an hour, and not when they want no such emails', async () => {
    const { owner, friend, own, shared } = await talked()
    for (const text of ['@Keo Vanna one', '@Keo Vanna two']) {
      api.clock.now += 1000
      await comment(owner, own, text)
    }
    expect(await subjectsTo(friend)).toHaveLength(1)
    api.clock.now += hour + 1000
    await comment(owner, own, '@Keo Vanna three')
    expect(await subjectsTo(friend)).toHaveLength(2)
    const settings = { orders: true, reviews: true, comments: false, news: false }
    await expectCode(owner.put('/api/oauth/notification', settings), 200)
    await comment(friend, shared, '@Sok Dara four')
    expect(await subjectsTo(owner)).toEqual([])
  })
})
