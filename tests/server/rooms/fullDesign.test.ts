import { describe, expect, it, vi } from 'vitest'
import { authorId, mergeUpdates } from '../../../engine/index.ts'
import { zoneKey } from '../../../engine/plugin.ts'
import { judgeUpdate } from '../../../server/rooms/judgeUpdate.ts'
import { createRoomLedger } from '../../../server/rooms/roomLedger.ts'
import { roomLimits } from '../../../server/rooms/roomLimits.ts'
import { createCompaction, createMemoryLog } from '../../../server/rooms/roomLog.ts'
import { costlyKinds, costlyUpdate } from '../../support/costlyUpdates.ts'
import { cpuRatio } from '../../support/cpuTime.ts'
import { openEngine, run } from '../../support/peers.ts'
import { setColour } from '../../support/plainTools.ts'
import { rawClient } from '../../support/rawClient.ts'
import { kit, openLiveRooms } from '../../support/server/liveRooms.ts'
import { memoryDesignLogStore } from '../../support/server/memoryDesignLogStore.ts'

const owner = 'account:sokha'
const mebibyte = 1024 * 1024
/** Milliseconds that a full room may take on a busy machine. */
const timeout = 20_000

/** An update of one client whose entries say nothing much, of about so many bytes. */
function heavy(client: number, bytes: number): Uint8Array {
  const writer = rawClient(client)
  const piece = 'x'.repeat(64 * 1024)
  for (let size = 0; size < bytes; size += piece.length) writer.push(piece)
  return writer.update()
}

/** Fills a design's log up to a share of what it may have in clients. */
async function fill(memory: ReturnType<typeof memoryDesignLogStore>, share: number): Promise<void> {
  const clients = Array.from({ length: roomLimits.clients * share }, (_, index) => index + 1)
  const updates = clients.map(client => ({ clients: [client], owner, bytes: rawClient(client).update() }))
  await memory.append(kit.tenant, [{ design: kit.design, after: 0, updates }])
}

describe('a design that is full', () => {
  it('[W7] takes no more by its bytes, keeps what it has, and says so in a word that pages know', () => {
    const ledger = createRoomLedger()
    const taken: number[] = []
    for (let client = 1; client <= 12; client++) {
      const verdict = judgeUpdate(heavy(client, 3 * mebibyte), owner, ledger)
      if (typeof verdict === 'string') throw new Error(verdict)
      if (verdict.taken) {
        ledger.take(verdict.taken)
        ledger.store(verdict.taken)
        taken.push(client)
      } else expect([...verdict.refused.values()]).toEqual(['design-full'])
    }
    expect(taken).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(ledger.stored().size).toBe(10)
    expect(ledger.size().bytes).toBeLessThanOrEqual(roomLimits.logBytes)
  })

  it('[W7] takes no more by its items, and still takes what there is room for', () => {
    const ledger = createRoomLedger()
    const judged = (client: number, count: number) => {
      const writer = rawClient(client)
      writer.chunk.push(Array.from({ length: count }, () => 1))
      const verdict = judgeUpdate(writer.update(), owner, ledger)
      if (typeof verdict === 'string') throw new Error(verdict)
      if (verdict.taken) ledger.take(verdict.taken)
      return [...verdict.refused.values()]
    }
    const third = roomLimits.items / 3
    expect([1, 2, 3, 4].map(client => judged(client, third - 10))).toEqual([[], [], [], ['design-full']])
    expect(judged(5, 10)).toEqual([])
    expect(ledger.size().items).toBeLessThanOrEqual(roomLimits.items)
    expect(ledger.size().bytes).toBeLessThan(roomLimits.logBytes / 10)
  })

  it.each([
    ['warns of it from 80 % on', 0.9, null],
    ['refuses work in words and keeps it on the page', 1, 'design-full'],
  ])('[W7] %s', { timeout: 60_000 }, async (_name, share, refused) => {
    const rooms = await openLiveRooms()
    await fill(rooms.memory, share)
    const engine = openEngine({ author: authorId('sokha#0'), newClient: () => 900_001 })
    engine.sync.join(rooms.lineOf(owner))
    await vi.waitFor(() => expect(engine.sync.fullness.current()).toBe(share * 100), timeout)
    run(engine, setColour.of({ zone: 'base', colour: '#ff0000' }))
    if (refused === null) await vi.waitFor(() => expect(engine.sync.unacknowledged.current()).toBe(0), timeout)
    else
      await vi.waitFor(
        () => expect(engine.sync.refused.current()).toMatchObject({ reason: refused, changes: 1 }),
        timeout,
      )
    expect(engine.document.current().zones[zoneKey('base')]).toBeDefined()
    expect((await rooms.memory.since(kit, 0))?.owners.size).toBe(roomLimits.clients * share + (refused ? 0 : 1))
    engine.dispose()
    await rooms.stop()
  })
})

describe('an update made to be costly', () => {
  const judge = (update: Uint8Array): void => {
    const ledger = createRoomLedger()
    const verdict = judgeUpdate(update, owner, ledger)
    if (typeof verdict !== 'string' && verdict.taken) {
      ledger.take(verdict.taken)
      ledger.store(verdict.taken)
    }
  }
  const bytes = 256_000
  const plain = costlyUpdate('plain commands', bytes)

  it.each(costlyKinds)('[L11] costs a room about as much as a plain one of its size: %s', kind => {
    const update = costlyUpdate(kind, bytes, 7)
    const limit = 20 * Math.max(1, update.length / plain.length)
    expect(
      cpuRatio(
        () => judge(update),
        () => judge(plain),
        limit,
      ),
    ).toBeLessThan(limit)
  })
})

describe('the compaction of a log', () => {
  it('[W8] waits until the log has grown by as much as its snapshot has', async () => {
    const store = memoryDesignLogStore()
    store.create(kit)
    const compact = vi.spyOn(store, 'compact')
    const [ledger, log] = [createRoomLedger(), createMemoryLog()]
    const onError = (error: unknown) => expect(error).toBeNull()
    const merge = async (updates: readonly Uint8Array[]) => mergeUpdates(updates)
    const compaction = createCompaction({ store, ref: kit, ledger, log, merge, onError })
    for (let seq = 1; seq <= 16; seq++) {
      const update = heavy(seq, mebibyte)
      ledger.learn(update)
      log.add(seq, update)
      await compaction.runWhenDue()
    }
    // At 1, 2, 4, 8 and 16 MiB, not at each.
    expect(compact.mock.calls.map(([, { seq }]) => seq)).toEqual([1, 2, 4, 8, 16])
    expect(ledger.size().bytes).toBe(log.whole().length)
  })

  it('[W8] changes nothing when the worker that merges is busy, and is tried again after more updates', async () => {
    const store = memoryDesignLogStore()
    store.create(kit)
    const compact = vi.spyOn(store, 'compact')
    const [ledger, log] = [createRoomLedger(), createMemoryLog()]
    const merge = vi.fn(async (updates: readonly Uint8Array[]) => mergeUpdates(updates))
    merge.mockRejectedValueOnce(new Error('busy'))
    const onError = vi.fn()
    const compaction = createCompaction({ store, ref: kit, ledger, log, merge, onError })
    for (let seq = 1; seq <= 2; seq++) {
      const update = heavy(seq, mebibyte)
      ledger.learn(update)
      log.add(seq, update)
      await compaction.runWhenDue()
    }
    expect(onError).toHaveBeenCalledOnce()
    expect(compact.mock.calls.map(([, { seq }]) => seq)).toEqual([2])
  })
})
