import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { type AssetStore, assetId } from '../../engine/index.ts'

const crest = new Uint8Array([137, 80, 78, 71])
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The contract of every asset store. `make` with the same name opens the same store again. */
export function assetStoreContract(
  make: (name: string) => AssetStore,
  damage: (name: string, asset: string, bytes: Uint8Array) => Promise<void>,
): void {
  let names = 0
  const name = () => `pictures ${++names}`

  it('names what is put by its sha256', async () => {
    expect(await make(name()).put(crest)).toBe(hash(crest))
  })

  it('gives back what was put when it is opened again', async () => {
    const place = name()
    const store = make(place)
    const asset = await store.put(crest)
    store.close()
    expect([...((await make(place).get(asset)) ?? [])]).toEqual([...crest])
  })

  it('has nothing of what nobody has put', async () => {
    expect(await make(name()).get(assetId(hash(crest)))).toBeNull()
  })

  it('gives the same bytes the same name', async () => {
    const store = make(name())
    expect(await store.put(crest)).toBe(await store.put(crest.slice()))
  })

  it('is not disturbed by what a caller does to the bytes afterwards', async () => {
    const store = make(name())
    const bytes = crest.slice()
    const asset = await store.put(bytes)
    bytes[0] = 0
    expect((await store.get(asset))?.[0]).toBe(137)
  })

  it('counts damaged bytes as missing, until they are put again', async () => {
    const place = name()
    const store = make(place)
    const asset = await store.put(crest)
    await damage(place, asset, new Uint8Array([0, 80, 78, 71]))
    expect(await store.get(asset)).toBeNull()
    await store.put(crest)
    expect(await store.get(asset)).not.toBeNull()
  })

  it('says what was put, here and in another page', async () => {
    const place = name()
    const [here, there] = [make(place), make(place)]
    const [received, receivedThere]: [string[], string[]] = [[], []]
    here.stored$.subscribe(asset => received.push(asset))
    there.stored$.subscribe(asset => receivedThere.push(asset))
    await here.put(crest)
    await vi.waitFor(() => expect([received, receivedThere]).toEqual([[hash(crest)], [hash(crest)]]))
    here.close()
    there.close()
  })
}
