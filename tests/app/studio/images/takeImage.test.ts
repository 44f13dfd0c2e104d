import { expect, it } from 'vitest'
import { takeImage } from '../../../../app/studio/images/takeImage.ts'
import { sha256Hex } from '../../../../engine/browser/index.ts'
import { type AssetStore, memoryAssetStore, StoreFailure } from '../../../../engine/index.ts'
import { png } from '../../../support/png.ts'

/** Decodes nothing and takes everything. */
const trusting = { prepare: async (bytes: Uint8Array) => bytes }
const take = (content: Uint8Array | string, changes: Partial<Parameters<typeof takeImage>[1]> = {}) =>
  takeImage(new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), {
    store: memoryAssetStore(sha256Hex),
    decoder: trusting,
    ...changes,
  })
const claiming = (width: number, height: number) => {
  const head = Buffer.from(png(1, 1, [0, 0, 0, 255]))
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return new Uint8Array(head)
}

it('stores what it takes', async () => {
  const bytes = png(2, 2, [1, 2, 3, 255])
  expect(await take(bytes)).toEqual({ kind: 'taken', asset: await sha256Hex(bytes), isFlattened: false })
})

it.each([
  ['empty', ''],
  ['page', '<!doctype html><p>crest.png</p>'],
  ['other', 'hello'],
  ['broken', png(9, 9, [0, 0, 0, 1]).subarray(0, 20)],
  ['entities', '<!DOCTYPE svg [<!ENTITY a "a">]><svg viewBox="0 0 1 1"/>'],
  ['broken', '<svg viewBox="0 0 1 1"><g>'],
])('refuses what is %s', async (reason, content) => {
  expect(await take(content)).toEqual({ kind: 'refused', reason })
})

it('refuses 200 megapixels by their head, before anything is decoded', async () => {
  const never = { prepare: () => Promise.reject(new Error('It was decoded.')) }
  expect(await take(claiming(16_320, 12_240), { decoder: never })).toEqual({
    kind: 'refused',
    reason: 'too-many-pixels',
  })
  expect(await take(claiming(5472, 3648))).toMatchObject({ kind: 'taken' })
})

it('refuses more than 25 MB unread', async () => {
  expect(await take(new Uint8Array(25_000_001))).toEqual({ kind: 'refused', reason: 'heavy' })
})

it('refuses what cannot be decoded', async () => {
  expect(await take(claiming(9, 9), { decoder: { prepare: async () => null } })).toMatchObject({ reason: 'broken' })
})

it.each([
  ['store-full', 'device-full'],
  ['store-refused', 'not-kept'],
] as const)('says when the device cannot keep it: %s', async (failure, reason) => {
  const store: AssetStore = {
    ...memoryAssetStore(sha256Hex),
    put: () => Promise.reject(new StoreFailure(failure, null)),
  }
  expect(await take(png(1, 1, [0, 0, 0, 255]), { store })).toEqual({ kind: 'refused', reason })
})
