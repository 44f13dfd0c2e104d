import { expect, it } from 'vitest'
import type { UpdateStore } from '../../engine/index.ts'

const bytes = (...values: number[]): Uint8Array => new Uint8Array(values)
const stored = async (store: UpdateStore) => (await store.load()).updates.map(update => [...update])

/** The contract of every update store. `make` with the same name opens the same store again. */
export function storeContract(make: (name: string) => UpdateStore): void {
  let names = 0
  const name = () => `store ${++names}`

  it('[S4] is empty when it is new', async () => {
    expect(await make(name()).load()).toEqual({ updates: [], damage: null })
  })

  it('[S5] gives back what was appended, in its order, when it is opened again', async () => {
    const place = name()
    const store = make(place)
    for (const update of [bytes(1), bytes(2, 2), bytes()]) await store.append(update)
    store.close()
    expect(await stored(make(place))).toEqual([[1], [2, 2], []])
  })

  it('[S6] compacts everything into one update, what another page has appended included', async () => {
    const place = name()
    const [store, other] = [make(place), make(place)]
    await store.append(bytes(1))
    await other.append(bytes(2))
    await store.compact(updates => bytes(...updates.flatMap(update => [...update])))
    await other.append(bytes(3))
    expect(await stored(store)).toEqual([[1, 2], [3]])
  })

  it('[S24] keeps once what several pages append alike', async () => {
    const place = name()
    const pages = [make(place), make(place), make(place)]
    for (const update of [bytes(1, 2), bytes(1, 3), bytes(1, 2)]) {
      for (const page of pages) await page.append(update)
    }
    expect(await stored(make(place))).toEqual([
      [1, 2],
      [1, 3],
    ])
  })

  it('keeps what it had when compacting fails', async () => {
    const store = make(name())
    await store.append(bytes(7))
    await expect(
      store.compact(() => {
        throw new Error('The merge went wrong.')
      }),
    ).rejects.toThrow()
    expect(await stored(store)).toEqual([[7]])
  })

  it('is not disturbed by what a caller does to the bytes afterwards', async () => {
    const store = make(name())
    const update = bytes(5)
    await store.append(update)
    update[0] = 6
    expect(await stored(store)).toEqual([[5]])
  })
}
