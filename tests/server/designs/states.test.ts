import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type DesignActionName,
  type DesignStatus,
  designActionNames,
  designStatuses,
  designTransitions,
} from '../../../server/contract/designs/design.ts'
import { designs } from '../../../server/db/schema/designs.ts'
import { outbox } from '../../../server/db/schema/outbox.ts'
import { type DesignActor, designActions, designActors, moveDesign } from '../../../server/designs/moveDesign.ts'
import { databases } from '../../support/server/databases.ts'
import {
  addAdmin,
  addGuest,
  current,
  expectCode,
  openDesignServer,
  sendKit,
  step,
} from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'

/** How a design gets to each status. */
const ways: Readonly<Record<DesignStatus, readonly DesignStatus[]>> = {
  DRAFT: [],
  REVIEWING: ['REVIEWING'],
  READY: ['REVIEWING', 'READY'],
  REJECTED: ['REVIEWING', 'REJECTED'],
}

/** The expected transitions, written by hand: status, step, actor, next status. */
const allowed = new Set([
  'DRAFT submit owner REVIEWING',
  'REVIEWING withdraw owner DRAFT',
  'REVIEWING approve provider READY',
  'REVIEWING reject provider REJECTED',
  'READY reopen owner DRAFT',
  'REJECTED reopen owner DRAFT',
])

const pairs = designStatuses.flatMap(status =>
  designActionNames.flatMap(action => designActors.map(actor => ({ status, action, actor }))),
)

describe.each(databases)('the review of a design on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openDesignServer(kind)
  })
  afterAll(() => api.close())

  /** The result of a step on a new design in a status: the next status or the problem code. */
  async function outcome({
    status,
    action,
    actor,
  }: {
    status: DesignStatus
    action: DesignActionName
    actor: DesignActor
  }) {
    if (action === 'edit')
      return designActions.edit.by.includes(actor) && status === 'DRAFT' ? 'may edit' : 'may not edit'
    const shop = await api.shop('angkor')
    const [id, author] = [api.services.newId(), (await addCustomer(api)).id]
    return api.database.asTenant(shop.id, async tx => {
      await tx.insert(designs).values({ tenantId: shop.id, id, ownerId: author, productType: 'SOCCER_KIT' })
      for (const next of ways[status]) await tx.update(designs).set({ status: next }).where(eq(designs.id, id))
      const [row] = await tx.select().from(designs).where(eq(designs.id, id))
      if (!row) throw new Error('The design is not there.')
      const { newId, replays } = api.services
      const work = { tx, tenant: shop, replays, now: new Date(api.clock.now), newId }
      const moved = moveDesign(work, row, { action, actor, author, version: 1 })
      return moved.then(
        now => `${now.status} ${now.version}`,
        error => error.code,
      )
    })
  }

  it('takes exactly the steps it has, of everybody in every status', async () => {
    expect(pairs).toHaveLength(4 * 6 * 3)
    for (const pair of pairs.filter(({ action }) => action !== 'edit')) {
      const { status, action, actor } = pair
      const target = designStatuses.find(to => allowed.has(`${status} ${action} ${actor} ${to}`))
      const expected = target ? [`${target} 2`] : ['not-allowed', 'wrong-state']
      expect(expected, JSON.stringify(pair)).toContain(await outcome(pair))
      if (target) expect(designTransitions[status]).toContain(target)
    }
  }, 60_000)

  it('saves a revision and a row of history, and emails the shop', async () => {
    const [club, admin] = [await addCustomer(api), await addAdmin(api)]
    const { id } = await sendKit(club, { name: 'For review' })
    expect((await step(club, id, 'submit')).json()).toMatchObject({ status: 'REVIEWING', allowedActions: ['withdraw'] })
    const { items } = (await club.get(`/api/designs/${id}/revisions`)).json()
    expect(items).toMatchObject([{ number: 1, reason: 'submitted' }])
    const waiting = (await admin.get('/api/console/designs')).json().items
    expect(waiting).toContainEqual(expect.objectContaining({ id, name: 'For review', sha256: items[0].sha256 }))
    const emails = await emailsTo(admin.id)
    expect(emails.map(({ content }) => content.subject)).toEqual([expect.stringContaining('For review')])
  })

  it('is decided by the shop with a note, which is emailed to the owner', async () => {
    const [club, admin] = [await addCustomer(api), await addAdmin(api)]
    const { id } = await sendKit(club, { name: 'Answered' })
    await expectCode(step(club, id, 'submit'), 200)
    const path = `/api/console/designs/${id}/reject`
    const seen = await current(club, id)
    const rejected = await admin.post(path, { note: 'ស្លាកសញ្ញាតូចពេក <b>' }, seen)
    expect(rejected.json()).toMatchObject({ status: 'REJECTED', version: 3 })
    expect((await admin.post(path, {}, seen)).json().code).toBe('wrong-state')
    const [email] = await emailsTo(club.id)
    expect(email?.content.text).toContain('ស្លាកសញ្ញាតូចពេក <b>')
    expect(email?.content.html).not.toContain('<b>')
    const edited = await club.patch(`/api/designs/${id}`, { name: 'x' }, await current(club, id))
    expect(edited.json().code).toBe('approval-is-lost')
    expect((await step(club, id, 'reopen')).json()).toMatchObject({ status: 'DRAFT' })
    const history = (await club.get(`/api/designs/${id}/history`)).json().items
    expect(history.map((item: { event: string }) => item.event)).toEqual([
      'reopened',
      'rejected',
      'submitted',
      'created',
    ])
    expect(history[1]).toMatchObject({ by: 'provider', from: 'REVIEWING', to: 'REJECTED' })
  })

  it('is refused to guests, for an empty design, and twice', async () => {
    const guest = addGuest(api)
    const { id } = await sendKit(guest)
    expect((await step(guest, id, 'submit')).statusCode).toBe(401)
    const club = await addCustomer(api)
    const empty = api.services.newId()
    await club.post('/api/designs', { id: empty, productType: 'SOCCER_KIT' })
    expect((await step(club, empty, 'submit')).json().code).toBe('design-empty')
    const sent = await sendKit(club)
    const seen = await current(club, sent.id)
    const both = await Promise.all([1, 2].map(() => club.post(`/api/designs/${sent.id}/submit`, {}, seen)))
    expect(both.map(response => response.statusCode).toSorted()).toEqual([200, 409])
    expect((await club.get(`/api/designs/${sent.id}/revisions`)).json().items).toHaveLength(1)
  })

  it('does nothing at all when a part of it fails', async () => {
    const club = await addCustomer(api)
    const id = api.services.newId()
    await club.post('/api/designs', { id, productType: 'SOCCER_KIT' })
    await step(club, id, 'submit')
    expect((await club.get(`/api/designs/${id}`)).json()).toMatchObject({ status: 'DRAFT', version: 1 })
    expect((await club.get(`/api/designs/${id}/history`)).json().items).toHaveLength(1)
  })

  it('gives the document of a revision for ever, whatever is drawn later', async () => {
    const club = await addCustomer(api)
    const { id } = await sendKit(club, { name: 'As submitted', players: ['Sok'] })
    await step(club, id, 'submit')
    await step(club, id, 'withdraw')
    await club.patch(`/api/designs/${id}`, { name: 'Later' }, await current(club, id))
    const revision = (await club.get(`/api/designs/${id}/revisions/1`)).json()
    expect(JSON.parse(revision.document).document).toMatchObject({ design: { name: 'As submitted' } })
    expect((await club.get(`/api/designs/${id}/revisions/2`)).statusCode).toBe(404)
    await step(club, id, 'submit')
    const { items } = (await club.get(`/api/designs/${id}/revisions`)).json()
    expect(new Set(items.map((item: { sha256: string }) => item.sha256)).size).toBe(2)
  })

  async function emailsTo(account: string) {
    const shop = await api.shop('angkor')
    const rows = await api.database.asTenant(shop.id, tx => tx.select().from(outbox))
    return rows
      .filter(({ recipient }) => recipient.startsWith(account))
      .map(({ content }) => ({ content: content as Readonly<Record<'subject' | 'text' | 'html', string>> }))
  }
})
