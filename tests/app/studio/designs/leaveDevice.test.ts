import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { deviceMemory } from '../../../../app/device/deviceMemory.ts'
import { deviceDesigns, imagesName, lastDesignOf, storeOf } from '../../../../app/studio/designs/deviceDesigns.ts'
import { leaveDevice } from '../../../../app/studio/designs/leaveDevice.ts'
import { indexedDbStore } from '../../../../engine/browser/index.ts'

const memory = deviceMemory(() => localStorage)
const designs = deviceDesigns(memory)

/** A design with a log on this device. */
async function kept(id: string, account?: string, isUnsent = false): Promise<void> {
  designs.note({ id, garment: 'soccer', name: '', at: 1 })
  designs.mark(id, account === undefined ? { isUnsent } : { account, isUnsent })
  const store = indexedDbStore(storeOf(id))
  await store.append(new Uint8Array([1, 2, 3]))
  store.close()
}
const logs = async () => (await indexedDB.databases()).map(({ name }) => name)

beforeEach(() => localStorage.clear())

it('takes the designs of the account from the device, and leaves those of others and of guests', async () => {
  await kept('mine', 'dara')
  await kept('hers', 'bopha')
  await kept('guests')
  memory.write(lastDesignOf('soccer'), 'mine')
  await leaveDevice(memory, 'dara').clear()
  expect(designs.list().map(({ id }) => id)).toEqual(expect.arrayContaining(['hers', 'guests']))
  expect(designs.list()).toHaveLength(2)
  expect(await logs()).not.toContain(storeOf('mine'))
  expect(await logs()).toEqual(expect.arrayContaining([storeOf('hers'), storeOf('guests')]))
  expect(memory.read(lastDesignOf('soccer'))).toBe('')
})

it('takes the images too where nobody else’s design is left, and else leaves them', async () => {
  const store = indexedDbStore(imagesName)
  await store.append(new Uint8Array([1]))
  store.close()
  await kept('mine', 'dara')
  await kept('guests')
  await leaveDevice(memory, 'dara').clear()
  expect(await logs()).toContain(imagesName)
  designs.forget('guests')
  await kept('mine', 'dara')
  await leaveDevice(memory, 'dara').clear()
  expect(await logs()).not.toContain(imagesName)
})

it('names the designs whose last changes the server has not got', async () => {
  await kept('sent', 'dara')
  await kept('waiting', 'dara', true)
  await kept('guests', undefined, true)
  expect(leaveDevice(memory, 'dara').unsent.map(({ id }) => id)).toEqual(['waiting'])
})
