import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { describe, expect, it, vi } from 'vitest'
import { type AssetShelf, assetShelf, memoryAssetStore } from '../../engine/artwork/assetStore.ts'
import { indexedDbAssets, sha256Hex } from '../../engine/browser/index.ts'
import { assetId } from '../../engine/index.ts'
import { assetStoreContract } from './assetStoreContract.ts'

describe('memory', () => {
  const shelves = new Map<string, AssetShelf>()
  const shelf = (name: string) => {
    const known = shelves.get(name) ?? assetShelf()
    shelves.set(name, known)
    return known
  }
  assetStoreContract(
    name => memoryAssetStore(sha256Hex, shelf(name)),
    async (name, asset, bytes) => void shelf(name).bytes.set(assetId(asset), bytes),
  )
})

describe('IndexedDB', () => {
  assetStoreContract(indexedDbAssets, async (name, asset, bytes) => {
    const db = await openDB(name)
    await db.put('pictures', bytes, asset)
    db.close()
  })

  it.each([
    ['is full', 'QuotaExceededError', 'store-full'],
    ['keeps nothing', 'SecurityError', 'store-refused'],
  ])('says that the device %s', async (_, name, reason) => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No.', name)
    })
    await expect(indexedDbAssets('refusing').put(new Uint8Array([1]))).rejects.toMatchObject({ reason })
    open.mockRestore()
  })
})
