import { expect, it, vi } from 'vitest'
import { createImages } from '../../../../app/studio/images/createImages.ts'
import { assetShelf, memoryAssetStore } from '../../../../engine/artwork/assetStore.ts'
import { sha256Hex } from '../../../../engine/browser/index.ts'
import { png } from '../../../support/png.ts'

const crest = png(8, 4, [15, 61, 46, 255])

function opened(shelf = assetShelf()) {
  const closed: string[] = []
  const decoder = {
    prepare: async (bytes: Uint8Array) => bytes,
    preview: async () => ({ bitmap: { width: 8, height: 4, close: () => void closed.push('bitmap') }, file: null }),
  }
  return { shelf, closed, images: createImages({ store: memoryAssetStore(sha256Hex, shelf), decoder }) }
}

it('brings what a design needs', async () => {
  const { images } = opened()
  const taken = await images.take(new Blob([new Uint8Array(crest)]))
  if (taken.kind === 'refused') return expect.unreachable(taken.reason)
  images.need([taken.asset])
  await vi.waitFor(() => expect(images.arrived.current().get(taken.asset)?.size).toEqual({ width: 8, height: 4 }))
  return undefined
})

it('shows what another tab brings as soon as it is stored', async () => {
  const { shelf, images } = opened()
  const other = opened(shelf)
  const asset = (await sha256Hex(crest)) as Parameters<typeof images.coloursOf>[0]
  images.need([asset])
  await other.images.take(new Blob([new Uint8Array(crest)]))
  await vi.waitFor(() => expect(images.arrived.current().has(asset)).toBe(true))
})

it('frees what is not needed any more, once nobody draws it', async () => {
  const { images, closed } = opened()
  const taken = await images.take(new Blob([new Uint8Array(crest)]))
  if (taken.kind === 'refused') return expect.unreachable(taken.reason)
  images.need([taken.asset])
  await vi.waitFor(() => expect(images.arrived.current().size).toBe(1))
  images.arrived.changes$.subscribe(() => expect(closed).toEqual([]))
  images.need([])
  expect(images.arrived.current().size).toBe(0)
  expect(closed).toEqual(['bitmap'])
  return undefined
})

it('brings what another moment shows, until nobody looks at it', async () => {
  const { images, closed } = opened()
  const taken = await images.take(new Blob([new Uint8Array(crest)]))
  if (taken.kind === 'refused') return expect.unreachable(taken.reason)
  images.need([])
  const [first, second] = [images.hold([taken.asset]), images.hold([taken.asset])]
  await Promise.all([first.come, second.come])
  expect(images.arrived.current().has(taken.asset)).toBe(true)
  first.release()
  images.need([])
  expect(closed).toEqual([])
  images.need([taken.asset])
  second.release()
  expect(closed).toEqual([])
  images.need([])
  expect(closed).toEqual(['bitmap'])
  return undefined
})

it('comes to an end with what is not on the device', async () => {
  const { images } = opened()
  const held = images.hold([(await sha256Hex(crest)) as Parameters<typeof images.coloursOf>[0]])
  await held.come
  expect(images.arrived.current().size).toBe(0)
  held.release()
})
