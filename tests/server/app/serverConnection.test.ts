import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { exchangeImages, sentImages } from '../../../app/studio/live/exchangeImages.ts'
import { createServerConnection } from '../../../app/studio/live/serverConnection.ts'
import { memoryAssetStore } from '../../../engine/artwork/assetStore.ts'
import { sha256Hex } from '../../../engine/browser/index.ts'
import { assetId, createState, productType } from '../../../engine/index.ts'
import { createShareCall, revokeShareCall } from '../../../server/contract/designs/designShare.ts'
import { createDesignCall } from '../../../server/contract/designs/ownDesigns.ts'
import { canonical, openEngine, run } from '../../support/peers.ts'
import { setColour, setName } from '../../support/plainTools.ts'
import { png } from '../../support/png.ts'
import { type ListeningServer, openListeningServer } from '../../support/server/listeningServer.ts'
import { openPage } from '../../support/server/openPage.ts'

const garment = productType('SOCCER_KIT')
const colour = (zone: string, value: string) => setColour.of({ zone, colour: value })
let api: ListeningServer
let clients = 5_000
const ends: (() => void)[] = []
beforeAll(async () => {
  api = await openListeningServer()
})
afterAll(async () => {
  for (const end of ends) end()
  await api.close()
})

/** A page in its own browser with an open design. */
function open(design: string, share: string | null = null, page = openPage(api)) {
  const engine = openEngine({ newClient: () => ++clients })
  const events = new EventTarget()
  const sockets: WebSocket[] = []
  let isBlocked = false
  const openSocket = () => {
    if (page.line.isCut) throw new Error('There is no network.')
    const socket = api.socketTo()
    sockets.push(socket)
    if (isBlocked) {
      socket.addEventListener('error', () => {})
      socket.close()
    }
    return socket
  }
  const connection = createServerConnection({
    engine,
    design,
    garment,
    share,
    client: page.client,
    openSocket,
    events,
    delay: () => 50,
  })
  ends.push(() => {
    connection.close()
    engine.dispose()
  })
  const is = (kind: string) => vi.waitFor(() => expect(connection.state.current().kind).toBe(kind), 10_000)
  return {
    page,
    engine,
    connection,
    is,
    saved: () => vi.waitFor(() => expect(engine.sync.unacknowledged.current()).toBe(0), 10_000),
    /** Tickets work, sockets fail. */
    block(yes: boolean) {
      isBlocked = yes
    },
    cut() {
      page.line.isCut = true
      events.dispatchEvent(new Event('offline'))
      for (const socket of sockets) socket.close()
    },
    heal() {
      page.line.isCut = false
      events.dispatchEvent(new Event('online'))
    },
  }
}
const areEqual = (a: ReturnType<typeof open>, b: ReturnType<typeof open>) =>
  vi.waitFor(() => expect(canonical(a.engine.document.current())).toBe(canonical(b.engine.document.current())), 10_000)

describe('a design', () => {
  it('is nowhere but here until something is drawn, then on the server', async () => {
    const a = open(randomUUID())
    expect(a.connection.state.current()).toEqual({ kind: 'local' })
    run(a.engine, colour('base', '#ff0000'))
    await a.is('open')
    await a.saved()
  })

  it('whose id no server knows stays here', () => {
    const a = open('design-of-old')
    run(a.engine, colour('base', '#ff0000'))
    expect(a.connection.state.current()).toEqual({ kind: 'local' })
  })

  it('is drawn by two people over a link, also across a time without network', async () => {
    const id = randomUUID()
    const a = open(id)
    expect((await a.connection.join()).kind).toBe('open')
    const share = await a.page.client.send(createShareCall, { params: { id }, body: { scope: 'edit' } })
    if (share.kind !== 'ok') throw new Error(JSON.stringify(share))
    run(a.engine, colour('base', '#ff0000'))
    const b = open(id, share.value.secret)
    expect(b.connection.isGuest).toBe(true)
    await areEqual(a, b)
    b.cut()
    await b.is('offline')
    run(b.engine, colour('collar', '#00ff00'))
    run(a.engine, setName.of({ name: 'Naga' }))
    b.heal()
    await b.is('open')
    await areEqual(a, b)
    await Promise.all([a.saved(), b.saved()])

    run(b.engine, colour('cuffs', '#0000ff'))
    await b.saved()
    await a.page.client.send(revokeShareCall, { params: { id, share: share.value.id } })
    await vi.waitFor(
      () => expect(b.connection.state.current()).toEqual({ kind: 'refused', code: 'share-revoked' }),
      5_000,
    )
    run(b.engine, setName.of({ name: 'Mine' }))
    expect(b.engine.document.current().design.name).toBe('Mine')
  })

  it('past the limit stays here, and says so again when it is tried again', async () => {
    const page = openPage(api)
    for (let count = 0; count < 10; count++)
      await page.client.send(createDesignCall, { body: { id: randomUUID(), productType: 'SOCCER_KIT' } })
    const a = open(randomUUID(), null, page)
    run(a.engine, colour('base', '#ff0000'))
    await a.is('refused')
    expect(a.connection.state.current()).toEqual({ kind: 'refused', code: 'createDesign max limit' })
    expect(Object.keys(a.engine.document.current().zones)).toHaveLength(1)
    expect((await a.connection.join()).kind).toBe('refused')
  })

  it('whose network lets no socket through says that the server is not reached, and goes there once one does', async () => {
    const a = open(randomUUID())
    a.block(true)
    run(a.engine, colour('base', '#ff0000'))
    await a.is('offline')
    a.block(false)
    await a.is('open')
    await a.saved()
  })

  it('drawn without a server goes there when it is reached', async () => {
    const a = open(randomUUID())
    a.cut()
    run(a.engine, colour('base', '#ff0000'))
    await a.is('offline')
    a.heal()
    await a.is('open')
    await a.saved()
  })
})

it('a picture goes to the server with its design, and comes to pages that lack it', async () => {
  const crest = png(8, 4, [200, 30, 60, 255])
  const asset = assetId(await sha256Hex(crest))
  const engine = openEngine({ newClient: () => ++clients })
  const shown = { ...engine.document.current(), layers: { crest: { asset } } } as never
  const document = createState(engine.document.current())
  const connection = createState<{ kind: 'open' }>({ kind: 'open' })
  const from = (page: ReturnType<typeof openPage>, store: ReturnType<typeof memoryAssetStore>) =>
    ends.push(
      exchangeImages({
        document,
        connection,
        store,
        client: page.client,
        fetch: page.fetch,
        sent: sentImages(page.memory),
        refused() {},
      }).stop,
    )
  const [mine, theirs] = [memoryAssetStore(sha256Hex), memoryAssetStore(sha256Hex)]
  await mine.put(crest)
  const owner = openPage(api)
  from(owner, mine)
  from(openPage(api), theirs)
  document.set(shown)
  await vi.waitFor(async () => expect(await theirs.get(asset)).toEqual(new Uint8Array(crest)), 60_000)
  expect(sentImages(owner.memory).has(asset)).toBe(true)
  engine.dispose()
}, 90_000)
