import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { checksum } from '../log/checksum.ts'
import type { StoredUpdates, UpdateStore } from '../sync/updateStore.ts'
import { failureOf } from './failureOf.ts'

interface StoredPiece {
  readonly bytes: Uint8Array
  readonly sum: number
}

interface DesignDatabase extends DBSchema {
  updates: { key: number; value: StoredPiece; indexes: { sum: number } }
  /** Pieces that could not be read, as they were found, kept so that they can be examined. */
  damaged: { key: number; value: unknown }
}

const databaseVersion = 2

/**
 * Keeps the updates of one design in a database of their own. y-indexeddb was tried in its place: it stores no
 * checksums, and one damaged piece makes it throw while it loads, so nothing of the design opens.
 */
export function indexedDbStore(name: string): UpdateStore {
  let opening: Promise<IDBPDatabase<DesignDatabase>> | null = null

  const open = (): Promise<IDBPDatabase<DesignDatabase>> => {
    opening ??= openDatabase(name)
    return opening
  }

  const guarded = async <Result>(work: (db: IDBPDatabase<DesignDatabase>) => Promise<Result>): Promise<Result> => {
    try {
      return await work(await open())
    } catch (cause) {
      // A database that was closed under us, by a deletion or by a newer version of the app, is opened anew next time.
      opening = null
      throw failureOf(cause)
    }
  }

  return {
    load: () => guarded(loadPieces),
    append: update =>
      guarded(async db => {
        const writing = db.transaction('updates', 'readwrite', { durability: 'relaxed' })
        const piece = pieceOf(update)
        // Each tab that has the design open stores what it hears, so most pieces have been stored by another one.
        const alike = await writing.store.index('sum').getAll(piece.sum)
        const isNew = !alike.some(({ bytes }) => isSame(bytes, update))
        await Promise.all([isNew && writing.store.add(piece), writing.done])
      }),
    compact: merge =>
      guarded(async db => {
        const writing = db.transaction('updates', 'readwrite')
        const pieces: unknown[] = await writing.store.getAll()
        const merged = merge(pieces.filter(isIntact).map(piece => piece.bytes))
        await Promise.all([writing.store.clear(), writing.store.add(pieceOf(merged)), writing.done])
      }),
    close() {
      void opening?.then(
        db => db.close(),
        () => {},
      )
      opening = null
    },
  }
}

function openDatabase(name: string): Promise<IDBPDatabase<DesignDatabase>> {
  return openDB<DesignDatabase>(name, databaseVersion, {
    upgrade(db, oldVersion, _newVersion, upgrading) {
      if (oldVersion < 1) {
        db.createObjectStore('updates', { autoIncrement: true })
        db.createObjectStore('damaged', { autoIncrement: true })
      }
      upgrading.objectStore('updates').createIndex('sum', 'sum')
    },
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
}

const pieceOf = (bytes: Uint8Array): StoredPiece => ({ bytes, sum: checksum(bytes) })

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index])

function isIntact(piece: unknown): piece is StoredPiece {
  if (typeof piece !== 'object' || piece === null || !('bytes' in piece) || !('sum' in piece)) return false
  return piece.bytes instanceof Uint8Array && piece.sum === checksum(piece.bytes)
}

/** Reads what is intact and puts the rest aside. */
async function loadPieces(db: IDBPDatabase<DesignDatabase>): Promise<StoredUpdates> {
  const updates: Uint8Array[] = []
  const damagedKeys: number[] = []
  const reading = db.transaction(['updates', 'damaged'], 'readwrite')
  const stored = reading.objectStore('updates')
  for (let cursor = await stored.openCursor(); cursor; cursor = await cursor.continue()) {
    const piece: unknown = cursor.value
    if (isIntact(piece)) {
      updates.push(piece.bytes)
    } else {
      damagedKeys.push(cursor.key)
      await reading.objectStore('damaged').add(piece)
      await cursor.delete()
    }
  }
  await reading.done
  return { updates, damage: damagedKeys.length > 0 ? { pieces: damagedKeys.length } : null }
}

/** Deletes everything that `indexedDbStore` has stored under a name. Pages that have the store open close it. */
export const deleteStored = (name: string): Promise<void> => deleteDB(name)
