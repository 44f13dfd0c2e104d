import { describe, expect, it } from 'vitest'
import { authorId, layerId } from '../../engine/index.ts'
import { zoneKey } from '../../engine/plugin.ts'
import { decodeMessage, encodeMessage } from '../../engine/sync/message.ts'
import { memoryHub } from '../support/memoryTransport.ts'
import { canonical, openEngine, people, run } from '../support/peers.ts'
import { addText, moveLayer, removeLayer, setColour } from '../support/plainTools.ts'

const red = setColour.of({ zone: 'base', colour: '#ff0000' })
const colourOf = (engine: ReturnType<typeof openEngine>, zone: string) =>
  engine.document.current().zones[zoneKey(zone)]?.paint

/** Sokha in two tabs, joined by the device; the first tab is joined to a server that the test plays. */
function withServer() {
  const tabs = memoryHub()
  const network = memoryHub()
  let clients = 100
  const engines = [0, 1].map(slot => {
    const engine = openEngine({ author: authorId(`sokha#${slot}`), newClient: () => ++clients })
    engine.sync.join(tabs.transport(`tab ${slot}`))
    return engine
  })
  const [here, otherTab] = engines
  if (!here || !otherTab) throw new Error('two tabs are needed')
  const line = network.transport('server', 'network')
  here.sync.join(line)
  const server = network.transport('the server itself', 'network')
  server.open({ opened() {}, received() {} })
  const refuse = (vector: ReadonlyMap<number, number>) =>
    server.send(encodeMessage({ kind: 'refused', reason: 'design-in-review', vector }))
  return { here, otherTab, server, refuse, network: line }
}

describe('what another tab has brought before', () => {
  const tabsOfTwo = () => {
    const { here, otherTab, server } = withServer()
    const { client } = otherTab.timeline.log()
    run(otherTab, red)
    const update = otherTab.timeline.log().update()
    return { here, client, passOn: (bytes = update) => server.send(encodeMessage({ kind: 'update', update: bytes })) }
  }

  it('[W3] is saved when the server passes it on: two tabs waited for ever after the second had undone', () => {
    const { here, passOn } = tabsOfTwo()
    expect(here.sync.unacknowledged.current()).toBe(1)
    passOn()
    expect(here.sync.unacknowledged.current()).toBe(0)
  })

  it('[W3] is not saved when the server passes on something else under that id', () => {
    const { here, client, passOn } = tabsOfTwo()
    const thief = openEngine({ newClient: () => client })
    run(thief, setColour.of({ zone: 'base', colour: '#00ff00' }))
    passOn(thief.timeline.log().update())
    expect(here.sync.unacknowledged.current()).toBe(1)
  })
})

describe('peers', () => {
  it('[S9] get what was done while they were away, both ways', () => {
    const [a, b] = people(['Sokha', 'Vichea'])
    if (!a || !b) throw new Error('two people are needed')
    a.line.cut()
    run(a.engine, red)
    run(b.engine, setColour.of({ zone: 'collar', colour: '#00ff00' }))
    a.line.reconnect()
    expect(canonical(a.engine.document.current())).toBe(canonical(b.engine.document.current()))
    expect(Object.keys(a.engine.document.current().zones).sort()).toEqual(['base', 'collar'])
  })

  it('[S9] get what was lost on the way with the next beat', () => {
    let isLost = false
    const hub = memoryHub(deliver => {
      if (!isLost) deliver()
    })
    const [a, b] = people(['Sokha', 'Vichea'], hub)
    if (!a || !b) throw new Error('two people are needed')
    isLost = true
    run(a.engine, red)
    run(b.engine, setColour.of({ zone: 'collar', colour: '#00ff00' }))
    isLost = false
    a.engine.sync.beat()
    expect(canonical(a.engine.document.current())).toBe(canonical(b.engine.document.current()))
    expect(Object.keys(a.engine.document.current().zones).sort()).toEqual(['base', 'collar'])
  })

  it('[S10] see one another, what is selected, and who has left', () => {
    const [a, b] = people(['Sokha', 'Vichea'])
    if (!a || !b) throw new Error('two people are needed')
    a.engine.selection.set({ kind: 'layer', layer: layerId('crest') })
    expect(b.engine.sync.peers.current()).toMatchObject([
      { name: 'Sokha', selection: { kind: 'layer', layer: 'crest' }, cursor: null },
    ])
    a.engine.dispose()
    expect(b.engine.sync.peers.current()).toEqual([])
  })

  it('[S10] see from where one looks and which tool is open, and nothing that makes no sense', () => {
    const camera = { azimuth: 1.5, elevation: 0.2, zoom: 2, pan: [0.1, -0.1] as const }
    const [a, b] = people(['Sokha', 'Vichea'])
    a?.engine.sync.show({ camera, tool: 'text' })
    expect(b?.engine.sync.peers.current()).toMatchObject([{ camera, tool: 'text' }])
  })

  it('[S10] are gone after a farewell, and back with the next beat', () => {
    const [a, b] = people(['Sokha', 'Vichea'])
    if (!a || !b) throw new Error('two people are needed')
    a.engine.sync.farewell()
    expect(b.engine.sync.peers.current()).toEqual([])
    a.engine.sync.beat()
    expect(b.engine.sync.peers.current()).toMatchObject([{ name: 'Sokha' }])
  })

  it('[S10] are one and the same after work was said again, and leave no ghost behind', () => {
    const { here, otherTab, refuse } = withServer()
    run(here, red)
    refuse(new Map([[here.timeline.log().client, 0]]))
    here.sync.applyRefusedAgain()
    here.sync.beat()
    expect(otherTab.sync.peers.current().length).toBe(1)
    here.sync.farewell()
    expect(otherTab.sync.peers.current()).toEqual([])
  })

  it('[S23] are told by a number of their own, never by the client id that they write under', () => {
    const hub = memoryHub()
    const reported: Uint8Array[] = []
    hub.transport('listener').open({ opened() {}, received: message => void reported.push(message) })
    const engine = openEngine()
    engine.sync.join(hub.transport('page'))
    engine.sync.show({ cursor: null })
    engine.sync.farewell()
    const peers = reported.map(decodeMessage).flatMap(message => (message && 'peer' in message ? [message.peer] : []))
    expect(peers.length).toBe(3)
    expect(peers).not.toContain(engine.timeline.log().client)
  })

  it('[S11] that fall silent are forgotten', () => {
    let now = 0
    const hub = memoryHub()
    const [a, b] = ['Sokha', 'Vichea'].map((name, index) => {
      const engine = openEngine({ author: authorId(`${name}#${index}`), name, now: () => now })
      const line = hub.transport(name)
      engine.sync.join(line)
      return { engine, line }
    })
    if (!a || !b) throw new Error('two people are needed')
    a.line.cut()
    now = 20_000
    b.engine.sync.beat()
    expect(b.engine.sync.peers.current().length).toBe(1)
    now = 40_000
    b.engine.sync.beat()
    expect(b.engine.sync.peers.current()).toEqual([])
  })

  it('[S12] ask only once about a gap that nobody can fill', () => {
    const waiting: (() => void)[] = []
    const hub = memoryHub(deliver => waiting.push(deliver))
    const writer = openEngine()
    run(writer, red)
    const before = writer.timeline.moment()
    run(writer, setColour.of({ zone: 'collar', colour: '#00ff00' }))
    const tail = writer.timeline.log().update(before)
    for (const index of [0, 1]) {
      const engine = openEngine({ author: authorId(`peer#${index}`) })
      engine.timeline.log().apply(tail, { from: 'storage' })
      engine.sync.join(hub.transport(`line ${index}`))
    }
    let delivered = 0
    while (waiting.length > 0 && delivered < 500) {
      delivered++
      waiting.shift()?.()
    }
    expect(delivered).toBeLessThan(40)
  })

  it('[S12] ask no more often for all that comes while one piece is waited for', () => {
    let delivered = 0
    const hub = memoryHub(deliver => {
      delivered++
      deliver()
    })
    const [a, b, c] = people(['Sokha', 'Vichea', 'Dara'], hub)
    if (!a || !b || !c) throw new Error('three people are needed')
    const absent = openEngine()
    run(absent, red)
    const before = absent.timeline.moment()
    run(absent, red)
    b.line.send(encodeMessage({ kind: 'update', update: absent.timeline.log().update(before) }))
    expect(a.engine.timeline.log().gaps().size).toBe(1)
    delivered = 0
    for (let index = 0; index < 100; index++) run(a.engine, red)
    expect(delivered).toBe(200)
  })
})

describe('work that a server refuses for good', () => {
  it('[S13] stays on the screen and says how much it is', () => {
    const { here, refuse } = withServer()
    run(here, red)
    const accepted = here.timeline.moment()
    run(here, addText.of({ layer: 'name', text: 'អង្គរ' }), moveLayer.of({ layer: 'name', x: 5, y: 5 }))
    refuse(accepted)
    expect(here.sync.refused.current()).toMatchObject({ reason: 'design-in-review', changes: 2 })
    expect(here.document.current().layers[layerId('name')]?.place.x).toBe(5)
  })

  it('[S14] is said again as fresh entries under a new client id, and no tab brings the old ones back', () => {
    const { here, otherTab, refuse } = withServer()
    run(here, red)
    const accepted = here.timeline.moment()
    const before = here.timeline.log().client
    run(here, addText.of({ layer: 'name', text: 'អង្គរ' }), moveLayer.of({ layer: 'name', x: 5, y: 5 }))
    run(otherTab, setColour.of({ zone: 'collar', colour: '#00ff00' }))
    refuse(accepted)
    const shown = canonical(here.document.current())
    here.sync.applyRefusedAgain()
    expect(canonical(here.document.current())).toBe(shown)
    expect(canonical(otherTab.document.current())).toBe(shown)
    const vector = here.timeline.moment()
    expect(here.timeline.log().client).not.toBe(before)
    expect(vector.get(before)).toBe(accepted.get(before))
    expect(otherTab.timeline.moment().get(before)).toBe(accepted.get(before))
    expect(here.sync.refused.current()).toBeNull()
    expect(here.undo()).toMatchObject({ kind: 'changed', type: 'test.moveLayer' })
  })

  it.each(['update-foreign-author', 'update-foreign-client'])(
    '[W5] for its name alone is said again without asking, and what the server holds is not: %s',
    reason => {
      const { here, otherTab, server } = withServer()
      run(here, red)
      const { client, author } = here.timeline.log()
      const accepted = here.timeline.moment()
      server.send(encodeMessage({ kind: 'stored', seq: 1, vector: accepted }))
      run(here, addText.of({ layer: 'name', text: 'A' }))
      server.send(encodeMessage({ kind: 'refused', reason, vector: new Map([[client, 0]]) }))
      expect(here.sync.refused.current()).toBeNull()
      expect(here.timeline.log().client).not.toBe(client)
      expect(here.timeline.log().author === author).toBe(reason === 'update-foreign-client')
      for (const engine of [here, otherTab]) {
        expect(engine.timeline.moment().get(client)).toBe(accepted.get(client))
        expect(engine.timeline.log().entries()).toHaveLength(2)
      }
      expect(here.undo()).toMatchObject({ kind: 'changed', type: 'test.addText' })
    },
  )

  it('[S15] leaves out what was undone, and keeps an undo of what was accepted', () => {
    const { here, refuse } = withServer()
    run(here, red)
    const accepted = here.timeline.moment()
    run(here, addText.of({ layer: 'name', text: 'A' }))
    here.undo()
    here.undo()
    refuse(accepted)
    expect(here.sync.refused.current()?.changes).toBe(1)
    here.sync.applyRefusedAgain()
    expect(colourOf(here, 'base')).toBeUndefined()
    expect(here.timeline.log().entries().length).toBe(2)
  })

  it('[S16] is gone everywhere when it is given up; what others did stays', () => {
    const { here, otherTab, refuse } = withServer()
    run(here, red, addText.of({ layer: 'name', text: 'A' }))
    const accepted = here.timeline.moment()
    run(here, removeLayer.of({ layer: 'name' }))
    run(otherTab, setColour.of({ zone: 'collar', colour: '#00ff00' }))
    refuse(accepted)
    here.sync.dropRefused()
    for (const engine of [here, otherTab]) {
      expect(engine.document.current().layers[layerId('name')]?.text).toBe('A')
      expect(colourOf(engine, 'collar')).toEqual({ type: 'solid', colour: '#00ff00' })
    }
    run(otherTab, red)
    expect(canonical(here.document.current())).toBe(canonical(otherTab.document.current()))
  })

  it('[S17] can be kept as a copy: a new design with one entry', () => {
    const { here } = withServer()
    run(here, red, addText.of({ layer: 'name', text: 'A' }))
    const copy = openEngine({ copyOf: here.document.current() })
    expect(canonical(copy.document.current())).toBe(canonical(here.document.current()))
    expect(copy.history.current().items.map(item => item.type)).toEqual(['design.copy'])
  })

  it('[S18] is believed of a server only, and giving up of this device only', () => {
    const { here, server } = withServer()
    run(here, red)
    const { client } = here.timeline.log()
    server.send(encodeMessage({ kind: 'dropped', vector: new Map([[client, 0]]) }))
    expect(colourOf(here, 'base')).toBeDefined()
    const [a, b] = people(['Sokha', 'Vichea'])
    if (!a || !b) throw new Error('two people are needed')
    run(a.engine, red)
    b.line.send(encodeMessage({ kind: 'refused', reason: 'because', vector: new Map() }))
    expect(a.engine.sync.refused.current()).toBeNull()
  })
})

describe('work that a server has not stored yet', () => {
  const stored = (engine: ReturnType<typeof openEngine>) =>
    encodeMessage({ kind: 'stored', seq: 1, vector: engine.timeline.moment() })

  it('[S21] is counted until the server says that it holds it', () => {
    const { here, server } = withServer()
    run(here, red, addText.of({ layer: 'name', text: 'A' }))
    expect(here.sync.unacknowledged.current()).toBe(2)
    server.send(stored(here))
    expect(here.sync.unacknowledged.current()).toBe(0)
    here.undo()
    expect(here.sync.unacknowledged.current()).toBe(1)
  })

  it('[S21] is not what comes from the server, but what another tab brings', () => {
    const { here, otherTab, server } = withServer()
    const far = openEngine({ author: authorId('vichea#0'), newClient: () => 900 })
    run(far, red)
    server.send(encodeMessage({ kind: 'update', update: far.timeline.log().update() }))
    expect(here.sync.unacknowledged.current()).toBe(0)
    run(otherTab, red)
    expect(here.sync.unacknowledged.current()).toBe(1)
  })

  it('[S22] is refused work when the server lets this page in no more', () => {
    const { here, otherTab, server, network } = withServer()
    run(here, red)
    server.send(stored(here))
    run(here, addText.of({ layer: 'name', text: 'A' }))
    run(otherTab, setColour.of({ zone: 'collar', colour: '#00ff00' }))
    network.end('share-revoked')
    expect(here.sync.refused.current()).toMatchObject({ reason: 'share-revoked', changes: 2 })
    expect(colourOf(here, 'collar')).toBeDefined()
  })

  it('[S13] is no refused work any more when the server takes it after all', () => {
    const { here, server, refuse } = withServer()
    run(here, red)
    refuse(new Map([[here.timeline.log().client, 0]]))
    expect(here.sync.refused.current()?.changes).toBe(1)
    server.send(stored(here))
    expect(here.sync.refused.current()).toBeNull()
  })

  it('[S14] of an earlier page is said again as well', () => {
    const { here, refuse } = withServer()
    const yesterday = openEngine({ newClient: () => 901 })
    run(yesterday, red)
    here.timeline.log().apply(yesterday.timeline.log().update(), { from: 'storage' })
    refuse(new Map([[901, 0]]))
    here.sync.applyRefusedAgain()
    expect(colourOf(here, 'base')).toBeDefined()
    expect([...here.timeline.moment().keys()]).not.toContain(901)
  })
})

describe('messages', () => {
  it('are read back as they were written, and noise is no message', () => {
    const vector = new Map([[7, 3]])
    for (const message of [
      { kind: 'have', vector, wantsReply: true },
      { kind: 'update', update: new Uint8Array([1, 2]) },
      { kind: 'presence', peer: 7, presence: { author: 'sokha#0' } },
      { kind: 'left', peer: 7 },
      { kind: 'stored', seq: 70_000, vector },
      { kind: 'refused', reason: 'revoked', vector },
      { kind: 'dropped', vector },
      { kind: 'hello', ticket: 'ticket' },
      { kind: 'welcome', access: 'comment' },
      { kind: 'ping' },
      { kind: 'pong' },
    ] as const) {
      expect(decodeMessage(encodeMessage(message))).toEqual(message)
    }
    expect(decodeMessage(new Uint8Array([99, 1, 2]))).toBeNull()
    expect(decodeMessage(new Uint8Array())).toBeNull()
    expect(decodeMessage(encodeMessage({ kind: 'have', vector, wantsReply: true }).slice(0, 3))).toBeNull()
  })

  it('[S19] that make no sense are counted and change nothing', () => {
    const [a, b] = people(['Sokha', 'Vichea'])
    if (!a || !b) throw new Error('two people are needed')
    b.line.send(new Uint8Array([250, 1]))
    b.line.send(encodeMessage({ kind: 'update', update: new Uint8Array([7, 7, 7]) }))
    b.line.send(encodeMessage({ kind: 'presence', peer: 5, presence: 'boo' }))
    expect(a.engine.sync.rejected.current()).toEqual(['message-unreadable', 'update-unreadable'])
    expect(a.engine.sync.peers.current().map(peer => peer.name)).toEqual(['Vichea'])
  })
})
