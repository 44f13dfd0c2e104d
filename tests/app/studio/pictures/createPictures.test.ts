import { expect, it, vi } from 'vitest'
import { createPictures } from '../../../../app/studio/pictures/createPictures.ts'
import { assetShelf, memoryAssetStore } from '../../../../engine/artwork/assetStore.ts'
import { sha256 } from '../../../../engine/browser/index.ts'
import { png } from '../../../support/png.ts'

const crest = png(8, 4, [15, 61, 46, 255])

function opened(shelf = assetShelf()) {
  const closed: string[] = []
  const decoder = {
    prepare: async (bytes: Uint8Array) => bytes,
    preview: async () => ({ bitmap: { width: 8, height: 4, close: () => void closed.push('bitmap') }, file: null }),
  }
  return { shelf, closed, pictures: createPictures({ store: memoryAssetStore(sha256, shelf), decoder }) }
}

it('brings what a design needs', async () => {
  const { pictures } = opened()
  const taken = await pictures.take(new Blob([new Uint8Array(crest)]))
  if (taken.kind === 'refused') return expect.unreachable(taken.reason)
  pictures.need([taken.asset])
  await vi.waitFor(() => expect(pictures.arrived.current().get(taken.asset)?.size).toEqual({ width: 8, height: 4 }))
  return undefined
})

it('shows what another tab brings as soon as it is stored', async () => {
  const { shelf, pictures } = opened()
  const other = opened(shelf)
  const asset = (await sha256(crest)) as Parameters<typeof pictures.coloursOf>[0]
  pictures.need([asset])
  await other.pictures.take(new Blob([new Uint8Array(crest)]))
  await vi.waitFor(() => expect(pictures.arrived.current().has(asset)).toBe(true))
})

it('frees what is not needed any more, once nobody draws it', async () => {
  const { pictures, closed } = opened()
  const taken = await pictures.take(new Blob([new Uint8Array(crest)]))
  if (taken.kind === 'refused') return expect.unreachable(taken.reason)
  pictures.need([taken.asset])
  await vi.waitFor(() => expect(pictures.arrived.current().size).toBe(1))
  pictures.arrived.changes$.subscribe(() => expect(closed).toEqual([]))
  pictures.need([])
  expect(pictures.arrived.current().size).toBe(0)
  expect(closed).toEqual(['bitmap'])
  return undefined
})

it('brings what another moment shows, until nobody looks at it', async () => {
  const { pictures, closed } = opened()
  const taken = await pictures.take(new Blob([new Uint8Array(crest)]))
  if (taken.kind === 'refused') return expect.unreachable(taken.reason)
  pictures.need([])
  const [first, second] = [pictures.hold([taken.asset]), pictures.hold([taken.asset])]
  await Promise.all([first.come, second.come])
  expect(pictures.arrived.current().has(taken.asset)).toBe(true)
  first.release()
  pictures.need([])
  expect(closed).toEqual([])
  pictures.need([taken.asset])
  second.release()
  expect(closed).toEqual([])
  pictures.need([])
  expect(closed).toEqual(['bitmap'])
  return undefined
})

it('comes to an end with what is not on the device', async () => {
  const { pictures } = opened()
  const held = pictures.hold([(await sha256(crest)) as Parameters<typeof pictures.coloursOf>[0]])
  await held.come
  expect(pictures.arrived.current().size).toBe(0)
  held.release()
})
