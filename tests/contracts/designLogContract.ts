import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DesignLogStore, LogTail } from '../../server/rooms/designLogStore.ts'
import type { DesignRef } from '../../server/rooms/grant.ts'

export interface DesignLogRig {
  readonly store: DesignLogStore
  /** Creates an empty design, always in the same shop. */
  design(): Promise<DesignRef>
  review(ref: DesignRef): Promise<void>
  remove(ref: DesignRef): Promise<void>
  close(): Promise<void>
}

const sokha = 'account:sokha'
const bytes = (...values: number[]) => new Uint8Array(values)
const by = (owner: string, client: number, ...values: number[]) => ({
  clients: [client],
  owner,
  bytes: bytes(...values),
})

/** The contract of every design log store. */
export function designLogContract(prepare: () => Promise<DesignLogRig>): void {
  let rig: DesignLogRig
  beforeAll(async () => {
    rig = await prepare()
  })
  afterAll(() => rig.close())

  const append = async (ref: DesignRef, after: number, ...updates: ReturnType<typeof by>[]) =>
    (await rig.store.append(ref.tenant, [{ design: ref.design, after, updates }]))[0]
  const since = async (ref: DesignRef, seq: number): Promise<LogTail> => {
    const tail = await rig.store.since(ref, seq)
    if (!tail) throw new Error('The design is gone.')
    return tail
  }
  const valuesOf = (tail: LogTail) => tail.updates.map(update => [update.seq, ...update.bytes])

  it('is empty for a new design, and not there for none', async () => {
    const ref = await rig.design()
    expect(await since(ref, 0)).toEqual({ snapshot: null, updates: [], owners: new Map() })
    expect(await rig.store.since({ ...ref, design: '018f0000-0000-7000-8000-00000000dead' }, 0)).toBeNull()
  })

  it('counts what is appended, and gives it back in its order', async () => {
    const ref = await rig.design()
    expect(await append(ref, 0, by(sokha, 7, 1), by('guest:x', 4_000_000_000, 2, 2))).toBe('appended')
    expect(await append(ref, 2, by(sokha, 7, 3))).toBe('appended')
    expect(valuesOf(await since(ref, 0))).toEqual([
      [1, 1],
      [2, 2, 2],
      [3, 3],
    ])
    expect(valuesOf(await since(ref, 2))).toEqual([[3, 3]])
    expect((await since(ref, 3)).owners).toEqual(
      new Map([
        [7, sokha],
        [4_000_000_000, 'guest:x'],
      ]),
    )
    expect(await rig.store.heads(ref.tenant, [ref.design])).toEqual(new Map([[ref.design, 3]]))
  })

  it('takes nothing from who has not seen what others wrote', async () => {
    const ref = await rig.design()
    await append(ref, 0, by(sokha, 7, 1))
    expect(await append(ref, 0, by(sokha, 8, 9))).toBe('behind')
    expect(await append(ref, 5, by(sokha, 8, 9))).toBe('behind')
    expect(valuesOf(await since(ref, 0))).toEqual([[1, 1]])
  })

  it('takes one of many who write at once', async () => {
    const ref = await rig.design()
    const outcomes = await Promise.all([1, 2, 3, 4, 5, 6].map(client => append(ref, 0, by(sokha, client, client))))
    expect(outcomes.toSorted()).toEqual(['appended', 'behind', 'behind', 'behind', 'behind', 'behind'])
    expect((await since(ref, 0)).updates).toHaveLength(1)
  })

  it('keeps a client for its first owner', async () => {
    const ref = await rig.design()
    await append(ref, 0, by(sokha, 7, 1))
    expect(await append(ref, 1, by(sokha, 9, 1), by('account:mallory', 7, 2))).toBe('foreign-client')
    expect((await since(ref, 0)).owners).toEqual(new Map([[7, sokha]]))
    const other = await rig.design()
    expect(await append(other, 0, by('account:mallory', 7, 2))).toBe('appended')
  })

  it('takes each batch whole or not at all, whatever becomes of the others', async () => {
    const [a, b, c] = [await rig.design(), await rig.design(), await rig.design()]
    await append(b, 0, by(sokha, 7, 1))
    await rig.remove(c)
    const batch = ({ design }: DesignRef) => ({ design, after: 0, updates: [by(sokha, 8, 5), by(sokha, 8, 6)] })
    expect(await rig.store.append(a.tenant, [batch(a), batch(b), batch(c)])).toEqual(['appended', 'behind', 'gone'])
    expect([valuesOf(await since(a, 0)).length, valuesOf(await since(b, 0)).length]).toEqual([2, 1])
    expect(await rig.store.since(c, 0)).toBeNull()
  })

  it('takes nothing of a design in review', async () => {
    const ref = await rig.design()
    await append(ref, 0, by(sokha, 7, 1))
    await rig.review(ref)
    expect(await append(ref, 1, by(sokha, 7, 2))).toBe('in-review')
    expect(valuesOf(await since(ref, 0))).toEqual([[1, 1]])
  })

  it('puts a snapshot in the place of what it stands for', async () => {
    const ref = await rig.design()
    await append(ref, 0, by(sokha, 7, 1), by(sokha, 7, 2), by(sokha, 7, 3))
    await rig.store.compact(ref, { seq: 2, bytes: bytes(1, 2) })
    const tail = await since(ref, 0)
    expect(tail.snapshot).toEqual({ seq: 2, bytes: bytes(1, 2) })
    expect(valuesOf(tail)).toEqual([[3, 3]])
    expect((await since(ref, 1)).snapshot?.seq).toBe(2)
    expect((await since(ref, 2)).snapshot).toBeNull()
    await append(ref, 3, by(sokha, 7, 4))
    await rig.store.compact(ref, { seq: 4, bytes: bytes(1, 2, 3, 4) })
    expect(await since(ref, 0)).toMatchObject({ snapshot: { seq: 4, bytes: bytes(1, 2, 3, 4) }, updates: [] })
  })

  it('keeps the first of two snapshots of the same moment', async () => {
    const ref = await rig.design()
    await append(ref, 0, by(sokha, 7, 1), by(sokha, 7, 2))
    await rig.store.compact(ref, { seq: 1, bytes: bytes(1) })
    await rig.store.compact(ref, { seq: 1, bytes: bytes(66) })
    const tail = await since(ref, 0)
    expect(tail.snapshot).toEqual({ seq: 1, bytes: bytes(1) })
    expect(valuesOf(tail)).toEqual([[2, 2]])
  })
}
