import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { authorId, type Engine } from '../../../engine/index.ts'
import { zoneKey } from '../../../engine/plugin.ts'
import { newId } from '../../../server/db/newId.ts'
import { designs } from '../../../server/db/schema/designs.ts'
import { canonical, openEngine, run } from '../../support/peers.ts'
import { setColour } from '../../support/plainTools.ts'
import { everyDatabase } from '../../support/server/databases.ts'
import { type ListeningServer, openListeningServer } from '../../support/server/listeningServer.ts'

const secretOf = (name: string) => `${name}-secret-of-at-least-22-letters`
const red = setColour.of({ zone: 'base', colour: '#ff0000' })
const green = setColour.of({ zone: 'collar', colour: '#00ff00' })

describe.each(everyDatabase)('live rooms on $name', kind => {
  let api: ListeningServer
  let clients = 2_000
  const engines: Engine[] = []

  beforeAll(async () => {
    api = await openListeningServer({ database: kind })
  }, 60_000)
  afterAll(async () => {
    for (const engine of engines) engine.dispose()
    await api.close()
  })

  const join = (name: string, body: { design: string; share?: string }) => {
    const engine = openEngine({ author: authorId(`${name}#0`), name, newClient: () => ++clients })
    engines.push(engine)
    const line = api.lineOf(secretOf(name), body)
    engine.sync.join(line)
    return { engine, line }
  }
  const request = (name: string, body: object) =>
    api.as({ 'x-guest-secret': secretOf(name) }).post('/api/rooms/tickets', body)
  const isSaved = (engine: Engine) =>
    vi.waitFor(() => expect(engine.sync.unacknowledged.current()).toBe(0), { timeout: 5_000 })
  const areEqual = (a: Engine, b: Engine) =>
    vi.waitFor(() => expect(canonical(a.document.current())).toBe(canonical(b.document.current())), { timeout: 5_000 })

  it('give tickets to the owner, and to others by a share link, for what it allows', async () => {
    const design = await api.design(secretOf('sokha'))
    expect((await request('sokha', { design })).json()).toMatchObject({
      access: 'edit',
      status: 'DRAFT',
      expiresIn: 30,
    })
    for (const scope of ['view', 'comment', 'edit'] as const) {
      const { secret } = await api.share(design, scope)
      expect((await request('vichea', { design, share: secret })).json()).toMatchObject({ access: scope })
      expect((await api.post('/api/rooms/tickets', { design, share: secret })).json()).toMatchObject({
        access: 'view',
      })
    }
  })

  it('give none to anybody else: not for another’s design, an old or foreign link, another shop', async () => {
    const [design, other] = [await api.design(secretOf('sokha')), await api.design(secretOf('sokha'))]
    const { id, secret } = await api.share(design, 'edit')
    const old = await api.share(design, 'edit', new Date(api.clock.now - 1))
    const refused = [
      request('vichea', { design }),
      request('vichea', { design, share: newId() }),
      request('vichea', { design: other, share: secret }),
      request('vichea', { design, share: old.secret }),
      request('vichea', { design: newId(), share: secret }),
      api.post('/api/rooms/tickets', { design }),
      api.at('mekong', { 'x-guest-secret': secretOf('sokha') }).post('/api/rooms/tickets', { design }),
    ]
    for (const response of await Promise.all(refused))
      expect([response.statusCode, response.json().code]).toEqual([404, 'not-found'])
    await api.revoke(id)
    expect((await request('vichea', { design, share: secret })).statusCode).toBe(404)
    expect((await request('vichea', { design: 'all' })).statusCode).toBe(400)
  })

  it('are co-edited over a share link, and what was done is in the database', async () => {
    const design = await api.design(secretOf('sokha'))
    const { secret } = await api.share(design, 'edit')
    const [a, b] = [join('sokha', { design }), join('vichea', { design, share: secret })]
    run(a.engine, red)
    run(b.engine, green)
    await Promise.all([isSaved(a.engine), isSaved(b.engine)])
    await areEqual(a.engine, b.engine)
    expect(await api.rows(tx => tx.select({ seq: designs.seq }).from(designs).where(eq(designs.id, design)))).toEqual([
      { seq: 2 },
    ])
  })

  it('close members within five seconds when their link is revoked; their later edits can be kept', async () => {
    const design = await api.design(secretOf('sokha'))
    const { id, secret } = await api.share(design, 'edit')
    const { engine, line } = join('vichea', { design, share: secret })
    run(engine, red)
    await isSaved(engine)
    await api.revoke(id)
    const begin = Date.now()
    await vi.waitFor(() => expect(line.ended.current()).toBe('not-found'), { timeout: 6_000 })
    expect(Date.now() - begin).toBeLessThan(5_000)
    run(engine, green)
    expect(engine.document.current().zones[zoneKey('collar')]).toBeDefined()
    expect(engine.sync.unacknowledged.current()).toBe(1)
  })

  it('take nothing of a design in review, and all of it afterwards', async () => {
    const design = await api.design(secretOf('sokha'))
    const setStatus = (status: 'REVIEWING' | 'READY') =>
      api.rows(tx => tx.update(designs).set({ status }).where(eq(designs.id, design)))
    const { engine } = join('sokha', { design })
    run(engine, red)
    await isSaved(engine)
    await setStatus('REVIEWING')
    run(engine, green)
    await vi.waitFor(() => expect(engine.sync.refused.current()).toMatchObject({ reason: 'design-in-review' }))
    await setStatus('READY')
    engine.sync.applyRefusedAgain()
    await isSaved(engine)
    const [row] = await api.rows(tx => tx.select().from(designs).where(eq(designs.id, design)))
    expect(row).toMatchObject({ status: 'DRAFT', seq: 2, version: 2 })
  })

  it('say to everybody in the room how the design stands, when that changes', async () => {
    const design = await api.design(secretOf('sokha'))
    const { line } = join('sokha', { design })
    await vi.waitFor(() => expect(line.reviewStatus.current()).toBe('DRAFT'), { timeout: 6_000 })
    await api.rows(tx => tx.update(designs).set({ status: 'REVIEWING' }).where(eq(designs.id, design)))
    await vi.waitFor(() => expect(line.reviewStatus.current()).toBe('REVIEWING'), { timeout: 6_000 })
  })

  it('close their sockets when the server stops, and it stops soon', async () => {
    const own = await openListeningServer({ database: kind })
    const design = await own.design(secretOf('sokha'))
    const line = own.lineOf(secretOf('sokha'), { design })
    line.open({ opened() {}, received() {} })
    await vi.waitFor(() => expect(line.status.current()).toBe('open'), { timeout: 5_000 })
    const begin = Date.now()
    await own.close()
    expect(Date.now() - begin).toBeLessThan(5_000)
    await vi.waitFor(() => expect(line.status.current()).toBe('connecting'))
    line.close()
  })
})
