import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { Subject } from 'rxjs'
import type { AssetStore } from '../artwork/assetStore.ts'
import { assetId } from '../document/ids.ts'
import { failureOf } from './failureOf.ts'
import { sha256Hex } from './sha256.ts'

interface ImageDatabase extends DBSchema {
  pictures: { key: string; value: Uint8Array }
}

/** Keeps images in a database of this browser. Its pages tell each other what they have stored. */
export function indexedDbAssets(name: string): AssetStore {
  const stored$ = new Subject<ReturnType<typeof assetId>>()
  const others = new BroadcastChannel(name)
  others.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') stored$.next(assetId(data))
  }
  let opening: Promise<IDBPDatabase<ImageDatabase>> | null = null

  const guarded = async <Result>(work: (db: IDBPDatabase<ImageDatabase>) => Promise<Result>): Promise<Result> => {
    try {
      opening ??= openDatabase(name)
      return await work(await opening)
    } catch (cause) {
      opening = null
      throw failureOf(cause)
    }
  }

  return {
    stored$: stored$.asObservable(),
    async get(asset) {
      const bytes: unknown = await guarded(db => db.get('pictures', asset))
      return bytes instanceof Uint8Array && (await sha256Hex(bytes)) === asset ? bytes : null
    },
    async put(bytes) {
      const asset = assetId(await sha256Hex(bytes))
      await guarded(async db => {
        const writing = db.transaction('pictures', 'readwrite', { durability: 'strict' })
        await Promise.all([writing.store.put(bytes, asset), writing.done])
      })
      stored$.next(asset)
      others.postMessage(asset)
      return asset
    },
    close() {
      others.close()
      void opening?.then(
        db => db.close(),
        () => {},
      )
      opening = null
    },
  }
}

function openDatabase(name: string): Promise<IDBPDatabase<ImageDatabase>> {
  return openDB<ImageDatabase>(name, 1, {
    upgrade(db) {
      db.createObjectStore('pictures')
    },
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
}
