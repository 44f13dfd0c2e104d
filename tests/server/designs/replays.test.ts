import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setName } from '../../../plugins/index.ts'
import { designSnapshots, designUpdates } from '../../../server/db/schema/designs.ts'
import { openReplays } from '../../../server/designs/replay/replays.ts'
import { databases } from '../../support/server/databases.ts'
import { addGuest, expectCode, sendKit } from '../../support/server/designers.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'

describe.each(databases)('replays of designs on $name', database => {
  let api: TestServer
  /** The jobs that the worker got, and those that a transaction held up. */
  const jobs: string[] = []
  let transactions = 0
  let heldBy = 0
  beforeAll(async () => {
    const worker = openReplays({ timeout: 120_000 })
    const replays = {
      ...worker,
      async run(needed: Parameters<typeof worker.run>[0]) {
        jobs.push(needed.job.kind)
        heldBy += transactions
        await worker.run(needed)
      },
    }
    api = await openTestServer({
      database,
      services: usual => {
        const counted: typeof usual.database.asTenant = async (tenant, work) => {
          transactions++
          return usual.database.asTenant(tenant, work).finally(() => transactions--)
        }
        return { replays, database: { ...usual.database, asTenant: counted } }
      },
    })
  }, 120_000)
  afterAll(() => api.close())

  it('run in a worker while no transaction is open, and once for many readers', async () => {
    const guest = addGuest(api)
    const { id, kit } = await sendKit(guest, { name: 'Replayed' })
    const designs = await Promise.all(Array.from({ length: 20 }, () => guest.get(`/api/designs/${id}`)))
    expect(designs.map(response => response.json().name)).toEqual(Array(20).fill('Replayed'))
    // From here on one request follows the other, so every open transaction would be its own.
    heldBy = 0
    const copied = await guest.post(`/api/designs/${id}/duplicate`, { id: api.services.newId() })
    expect(copied.json()).toMatchObject({ name: 'Replayed', seq: 1 })
    const named = await guest.patch(`/api/designs/${id}`, { name: 'Renamed' }, { 'if-match': '"1"' })
    expect(named.json()).toMatchObject({ name: 'Renamed', seq: 2 })
    kit.take((await guest.get(`/api/designs/${id}/log`)).json().update)
    expect(kit.engine.document.current().design.name).toBe('Renamed')
    expect(new Set(jobs)).toEqual(new Set(['open', 'judge', 'rename', 'join']))
    expect(heldBy).toBe(0)
  }, 120_000)

  it('are not needed for what nobody wrote in between', async () => {
    const guest = addGuest(api)
    const { id } = await sendKit(guest)
    await guest.get('/api/designs')
    const before = jobs.length
    await Promise.all([guest.get('/api/designs'), guest.get(`/api/designs/${id}`), guest.get('/api/designs')])
    expect(jobs.length).toBe(before)
  })

  it('are not needed for what was just saved or renamed', async () => {
    const guest = addGuest(api)
    const { id, kit } = await sendKit(guest, { name: 'Saved' })
    const before = jobs.length
    expect((await guest.get(`/api/designs/${id}`)).json()).toMatchObject({ name: 'Saved', seq: 1 })
    expect(jobs.slice(before)).toEqual([])
    await expectCode(guest.patch(`/api/designs/${id}`, { name: 'Renamed' }, { 'if-match': '"1"' }), 200)
    expect((await guest.get(`/api/designs/${id}`)).json()).toMatchObject({ name: 'Renamed', seq: 2 })
    expect(jobs.slice(before)).toEqual(['rename'])
    // Written without knowledge of the new name, so that the two are merged.
    kit.engine.dispatch(setName.of({ name: 'Written beside it' }))
    await expectCode(guest.post(`/api/designs/${id}/log`, { update: kit.update() }), 200)
    const shown = (await guest.get(`/api/designs/${id}`)).json()
    expect(jobs.slice(before)).toEqual(['rename', 'judge'])
    const log = await guest.get(`/api/designs/${id}/log`)
    kit.take(log.json().update)
    expect(shown.name).toBe(kit.engine.document.current().design.name)
  })

  it('compact a log that calls have made long, and lose nothing', async () => {
    const guest = addGuest(api)
    const { id, kit } = await sendKit(guest, { name: 'First' })
    const { id: tenant } = await api.shop('angkor')
    const stored = await api.database.asTenant(tenant, async tx => {
      const log = kit.engine.timeline.log()
      const rows: (typeof designUpdates.$inferInsert)[] = []
      const [known] = await tx.select().from(designUpdates)
      for (let seq = 2; seq <= 499; seq++) {
        const vector = log.stateVector()
        kit.engine.dispatch(setName.of({ name: `Name ${seq}` }))
        rows.push({ ...(known as typeof designUpdates.$inferSelect), designId: id, seq, bytes: log.update(vector) })
      }
      await tx.insert(designUpdates).values(rows)
      return rows.length
    })
    expect(stored).toBe(498)
    await api.database.asSystem(tx => tx.execute(`update designs set seq = 499 where id = '${id}'`))
    kit.engine.dispatch(setName.of({ name: 'Last' }))
    expect((await expectCode(guest.post(`/api/designs/${id}/log`, { update: kit.update() }), 200)).json().seq).toBe(500)
    const [updates, snapshots] = await api.database.asTenant(tenant, async tx => {
      const ofDesign = (rows: readonly { readonly designId: string }[]) => rows.filter(row => row.designId === id)
      return [ofDesign(await tx.select().from(designUpdates)), ofDesign(await tx.select().from(designSnapshots))]
    })
    expect([updates.length, snapshots.length]).toEqual([0, 1])
    expect((await guest.get(`/api/designs/${id}`)).json()).toMatchObject({ name: 'Last', seq: 500 })
    kit.engine.dispatch(setName.of({ name: 'After' }))
    await expectCode(guest.post(`/api/designs/${id}/log`, { update: kit.update() }), 200)
    expect((await guest.get(`/api/designs/${id}`)).json()).toMatchObject({ name: 'After', seq: 501 })
  }, 120_000)
})
