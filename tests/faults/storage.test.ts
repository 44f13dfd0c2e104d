import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { indexedDbStore } from '../../engine/browser/indexedDbStore.ts'
import { layerId } from '../../engine/index.ts'
import { checksum } from '../../engine/log/checksum.ts'
import { zoneKey } from '../../engine/plugin.ts'
import { memoryHub } from '../support/memoryTransport.ts'
import { canonical, openEngine, run } from '../support/peers.ts'
import { addText, setColour } from '../support/plainTools.ts'

const red = setColour.of({ zone: 'base', colour: '#ff0000' })
const green = setColour.of({ zone: 'collar', colour: '#00ff00' })

let designs = 0
let name = ''
beforeEach(() => {
  name = `design ${++designs}`
})
afterEach(() => vi.restoreAllMocks())

const saved = (engine: ReturnType<typeof openEngine>) =>
  vi.waitFor(() => expect(engine.sync.saved.current()).toEqual({ kind: 'saved' }))

async function openStored() {
  const engine = openEngine()
  const loss = await engine.sync.keep(indexedDbStore(name))
  return { engine, loss }
}

/** Damages a stored chunk like a failing disk. */
async function damage(index: number): Promise<void> {
  const db = await openDB(name)
  const keys = await db.getAllKeys('updates')
  const key = keys[index]
  if (key === undefined) throw new Error(`There is no piece ${index}.`)
  const piece = await db.get('updates', key)
  piece.bytes[piece.bytes.length - 3] ^= 0xff
  await db.put('updates', piece, key)
  db.close()
}

describe('a store on this device', () => {
  it('gives the design back after a reload, with yesterday’s steps to undo', async () => {
    const { engine } = await openStored()
    run(engine, red, addText.of({ layer: 'name', text: 'អង្គរ' }))
    await saved(engine)
    engine.dispose()
    const retry = await openStored()
    expect(retry.engine.document.current().layers[layerId('name')]?.text).toBe('អង្គរ')
    expect(retry.engine.undo()).toMatchObject({ kind: 'changed', type: 'test.addText' })
    expect(retry.loss).toBeNull()
  })

  it('[S25] has what was written before it was there, once it says that it is saved', async () => {
    const first = openEngine()
    run(first, red, addText.of({ layer: 'name', text: 'A' }))
    const copy = openEngine({ copyOf: first.document.current() })
    run(copy, green)
    await copy.sync.keep(indexedDbStore(name))
    await saved(copy)
    const { engine } = await openStored()
    expect(canonical(engine.document.current())).toBe(canonical(copy.document.current()))
    expect(engine.history.current().items.length).toBe(2)
  })

  it('[S24] has each update of linked tabs once', async () => {
    const hub = memoryHub()
    const tabs = [await openStored(), await openStored(), await openStored()].map(({ engine }) => engine)
    for (const [index, tab] of tabs.entries()) tab.sync.join(hub.transport(`tab ${index}`))
    for (const tab of tabs) run(tab, red, green)
    for (const tab of tabs) await saved(tab)
    const db = await openDB(name)
    expect(await db.count('updates')).toBe(6)
    db.close()
  })

  it('of the first version is opened by this one', async () => {
    const old = await openDB(name, 1, {
      upgrade(db) {
        db.createObjectStore('updates', { autoIncrement: true })
        db.createObjectStore('damaged', { autoIncrement: true })
      },
    })
    const writer = openEngine()
    run(writer, red)
    const bytes = writer.timeline.log().update()
    await old.add('updates', { bytes, sum: checksum(bytes) })
    old.close()
    const { engine } = await openStored()
    run(engine, green)
    await saved(engine)
    expect(Object.keys((await openStored()).engine.document.current().zones)).toEqual(['base', 'collar'])
  })

  it('that is damaged opens what can be read, says what was lost and keeps a copy', async () => {
    const { engine } = await openStored()
    run(engine, red)
    await saved(engine)
    engine.dispose()
    const second = await openStored()
    run(second.engine, green)
    await saved(second.engine)
    second.engine.dispose()
    await damage(0)
    const { engine: third, loss } = await openStored()
    expect(loss).toEqual({ pieces: 1, waiting: 0 })
    expect(Object.keys(third.document.current().zones)).toEqual(['collar'])
    const db = await openDB(name)
    expect(await db.count('damaged')).toBe(1)
    db.close()
    run(third, red)
    await saved(third)
    third.dispose()
    expect((await openStored()).loss).toBeNull()
  })

  it('that lost a piece in the middle offers what stands behind the gap', async () => {
    const { engine } = await openStored()
    run(engine, red)
    await saved(engine)
    run(engine, green)
    await saved(engine)
    run(engine, addText.of({ layer: 'name', text: 'អង្គរ' }))
    await saved(engine)
    engine.dispose()
    await damage(1)
    const { engine: retry, loss } = await openStored()
    expect(loss).toEqual({ pieces: 1, waiting: 1 })
    expect(retry.document.current().layers[layerId('name')]).toBeUndefined()
    retry.sync.recoverWaiting()
    expect(retry.document.current().layers[layerId('name')]?.text).toBe('អង្គរ')
  })

  it('that is full keeps the design in the page, says so, and is filled when there is room', async () => {
    const { engine } = await openStored()
    run(engine, red)
    await saved(engine)
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No room left.', 'QuotaExceededError')
    })
    run(engine, green)
    await vi.waitFor(() => expect(engine.sync.saved.current()).toEqual({ kind: 'failed', reason: 'store-full' }))
    expect(Object.keys(engine.document.current().zones)).toEqual(['base', 'collar'])
    full.mockRestore()
    await engine.sync.retrySaving()
    await saved(engine)
    engine.dispose()
    expect(Object.keys((await openStored()).engine.document.current().zones)).toEqual(['base', 'collar'])
  })

  it('that tries again by itself with the next change after it was full', async () => {
    const { engine } = await openStored()
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No room left.', 'QuotaExceededError')
    })
    run(engine, red)
    await vi.waitFor(() => expect(engine.sync.saved.current().kind).toBe('failed'))
    full.mockRestore()
    run(engine, green)
    await saved(engine)
    engine.dispose()
    expect(Object.keys((await openStored()).engine.document.current().zones)).toEqual(['base', 'collar'])
  })

  it('that the browser refuses leaves a design that can be edited', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Storage is switched off.', 'SecurityError')
    })
    const { engine, loss } = await openStored()
    expect(loss).toBeNull()
    expect(engine.sync.saved.current()).toEqual({ kind: 'failed', reason: 'store-refused' })
    run(engine, red)
    expect(engine.document.current().zones[zoneKey('base')]).toBeDefined()
  })

  it('loses nothing that another tab had heard when the page dies between write and save', async () => {
    const hub = memoryHub()
    const { engine: dying } = await openStored()
    const { engine: other } = await openStored()
    dying.sync.join(hub.transport('dying'))
    other.sync.join(hub.transport('other'))
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('The page died here.', 'AbortError')
    })
    run(dying, red)
    // The page crashes, so nothing of it is disposed.
    await saved(other)
    other.dispose()
    const { engine: reborn } = await openStored()
    run(reborn, green)
    expect(Object.keys(reborn.document.current().zones)).toEqual(['base', 'collar'])
    reborn.sync.join(hub.transport('reborn'))
    expect(canonical(reborn.document.current())).toBe(canonical(dying.document.current()))
  })

  it('is compacted when it has grown to many pieces', async () => {
    const { engine } = await openStored()
    for (let step = 0; step < 250; step++) run(engine, setColour.of({ zone: `zone${step % 5}`, colour: '#ff0000' }))
    await vi.waitFor(() => expect(engine.sync.saved.current()).toEqual({ kind: 'saved' }), { timeout: 20_000 })
    engine.dispose()
    await openStored()
    const db = await openDB(name)
    expect(await db.count('updates')).toBe(1)
    db.close()
    expect((await openStored()).engine.history.current().items.length).toBe(250)
  })
})
