import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { IndexeddbPersistence } from 'y-indexeddb'
import * as Y from 'yjs'
import { indexedDbStore } from '../../engine/browser/indexedDbStore.ts'
import { memoryStore } from '../support/memoryStore.ts'
import { storeContract } from './storeContract.ts'

describe('memory', () => {
  const places = new Map<string, Uint8Array[]>()
  storeContract(name => {
    const rows = places.get(name) ?? []
    places.set(name, rows)
    return memoryStore(rows)
  })
})

describe('IndexedDB', () => {
  storeContract(indexedDbStore)
})

describe('y-indexeddb', () => {
  it('loads nothing of a design when one stored piece is damaged, which is why the store is our own', async () => {
    const doc = new Y.Doc()
    const first = new IndexeddbPersistence('damaged design', doc)
    await first.whenSynced
    doc.getArray('log').push(['one'])
    const db = await first._db
    const adding = db
      .transaction('updates', 'readwrite')
      .objectStore('updates')
      .add(new Uint8Array([255, 255, 255]))
    await new Promise(resolve => {
      adding.onsuccess = resolve
    })
    await first.destroy()
    const errors: unknown[] = []
    const note = (error: unknown) => errors.push(error)
    process.on('unhandledRejection', note)
    const retry = new IndexeddbPersistence('damaged design', new Y.Doc())
    const outcome = await Promise.race([
      retry.whenSynced,
      new Promise(resolve => setTimeout(resolve, 300, 'never loaded')),
    ])
    process.off('unhandledRejection', note)
    expect(outcome).toBe('never loaded')
    expect(errors.length).toBeGreaterThan(0)
  })
})
