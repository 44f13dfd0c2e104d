import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import type { FileStore } from '../../server/files/fileStore.ts'

const crest = new TextEncoder().encode('a crest of a club')
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const nobodys = hash(new TextEncoder().encode('nobody has put this'))

/** The contract of every file store. `make` creates an empty one and a way to damage its files. */
export function fileStoreContract(
  make: () => Promise<{ store: FileStore; damage: (file: string, bytes: Uint8Array) => Promise<void> }>,
): void {
  it('names what is put by its sha256, once', async () => {
    const { store } = await make()
    expect(await store.put(crest)).toBe(hash(crest))
    expect(await store.put(crest.slice())).toBe(hash(crest))
  })

  it('gives back what was put', async () => {
    const { store } = await make()
    const file = await store.put(crest)
    expect(await store.has(file)).toBe(true)
    expect(await store.size(file)).toBe(crest.length)
    expect(Buffer.from((await store.read(file)) ?? [])).toEqual(Buffer.from(crest))
    const opened = await store.open(file)
    expect(opened?.size).toBe(crest.length)
    expect(opened && (await buffer(opened.stream))).toEqual(Buffer.from(crest))
  })

  it('keeps no bytes as well as many', async () => {
    const { store } = await make()
    for (const bytes of [new Uint8Array(), new Uint8Array(randomBytes(3_000_000))]) {
      const opened = await store.open(await store.put(bytes))
      expect(opened && hash(await buffer(opened.stream))).toBe(hash(bytes))
    }
  })

  it('gives a part of a file', async () => {
    const { store } = await make()
    const opened = await store.open(await store.put(crest), { start: 2, end: 6 })
    expect(opened?.size).toBe(crest.length)
    expect(opened && (await buffer(opened.stream)).toString()).toBe('crest')
  })

  it('has nothing of what nobody has put', async () => {
    const { store } = await make()
    expect(await store.has(nobodys)).toBe(false)
    expect(await store.size(nobodys)).toBeNull()
    expect(await store.read(nobodys)).toBeNull()
    expect(await store.open(nobodys)).toBeNull()
  })

  it.each(['', '..', '../../etc/passwd', 'AA', `${nobodys}/..`, nobodys.toUpperCase()])(
    'has nothing called %o, and does not look for it',
    async name => {
      const { store } = await make()
      expect(await store.has(name)).toBe(false)
      expect(await store.open(name)).toBeNull()
      expect(await store.read(name)).toBeNull()
    },
  )

  it('notices damaged bytes, until they are put again', async () => {
    const { store, damage } = await make()
    const file = await store.put(crest)
    await damage(file, new TextEncoder().encode('a crust of a club'))
    expect(await store.read(file)).toBeNull()
    const opened = await store.open(file)
    await expect(opened && buffer(opened.stream)).rejects.toMatchObject({ reason: 'damaged' })
    await store.put(crest)
    expect(await store.read(file)).not.toBeNull()
  })

  it('deletes a file, once and for all, and takes it again', async () => {
    const { store } = await make()
    const other = await store.put(crest.slice(2))
    const file = await store.put(crest)
    await store.delete(file)
    await store.delete(file)
    expect([await store.has(file), await store.read(file), await store.open(file)]).toEqual([false, null, null])
    expect(await store.has(other)).toBe(true)
    await store.put(crest)
    expect(await store.read(file)).not.toBeNull()
  })

  it.each(['', '..', `${nobodys}/..`])('deletes nothing that is called %o', async name => {
    const { store } = await make()
    const file = await store.put(crest)
    await store.delete(name)
    expect(await store.has(file)).toBe(true)
  })

  it('deletes damaged bytes', async () => {
    const { store, damage } = await make()
    const file = await store.put(crest)
    await damage(file, new TextEncoder().encode('a crust of a club'))
    await store.delete(file)
    expect(await store.has(file)).toBe(false)
  })

  it('takes the same file from many at once', async () => {
    const { store } = await make()
    const bytes = new Uint8Array(randomBytes(200_000))
    const names = await Promise.all(Array.from({ length: 12 }, () => store.put(bytes)))
    expect(new Set(names)).toEqual(new Set([hash(bytes)]))
    expect(hash((await store.read(hash(bytes))) ?? new Uint8Array())).toBe(hash(bytes))
  })
}
