import { portionsOf } from '../../../engine/index.ts'
import { judgeUpdate } from '../../../server/rooms/judgeUpdate.ts'
import { createRoomLedger, type RoomLedger } from '../../../server/rooms/roomLedger.ts'
import { roomLimits } from '../../../server/rooms/roomLimits.ts'
import { costlyBinaryKinds, costlyBinaryUpdate, costlyKinds, costlyUpdate } from '../../support/costlyUpdates.ts'
import { openPlainEngine } from '../../support/peers.ts'
import { inTurns, type Row, rowOf, type Sampled, timed } from '../measure.ts'

const bytes = 256_000
const rounds = 15

/** The longest turn that an update of 256 kB takes of a page and of a room, by the dearest of all that were thought out. */
export function costly(): readonly Row[] {
  const updates = Object.fromEntries([
    ...costlyKinds.map(kind => [kind, costlyUpdate(kind, bytes, 7)]),
    ...costlyBinaryKinds.map(kind => [`${kind}, binary`, costlyBinaryUpdate(kind, bytes, 7)]),
  ]) as Readonly<Record<string, Uint8Array>>
  const sampled = (longestTurn: (update: Uint8Array) => number) =>
    inTurns(
      rounds,
      Object.fromEntries(Object.entries(updates).map(([kind, update]) => [kind, () => longestTurn(update)])),
    )
  return [dearest('taken in by a page', 50, sampled(takenIn)), dearest('judged by a room', 20, sampled(judged))]
}

function dearest(what: string, aim: number, found: Readonly<Record<string, Sampled>>): Row {
  const [[kind = '', slowest] = []] = Object.entries(found).sort(([, a], [, b]) => b.median - a.median)
  const plain = found['plain commands, binary']
  if (!slowest || !plain) throw new Error('Nothing was measured.')
  const about = { figure: `256 kB ${what}, longest turn, the dearest kind`, unit: 'ms', aim, samples: rounds } as const
  return rowOf(about, { Kitloom: slowest, [kind]: slowest, 'plain commands': plain })
}

function cut(update: Uint8Array): Iterator<Uint8Array> {
  const { itemsInTurn: items, bytesInTurn: bytes, lamportAhead: max } = roomLimits
  return (portionsOf(update, { items, bytes, max }) ?? [update])[Symbol.iterator]()
}

/** A page takes in what the room passes on. */
function takenIn(update: Uint8Array): number {
  const engine = openPlainEngine()
  const portions = cut(update)
  let longest = 0
  for (let portion = portions.next(); !portion.done; portion = portions.next()) {
    const { value } = portion
    const turn = timed(() => {
      engine.timeline.log().apply(value, { from: 'peer', transport: 'bench' })
      engine.document.current()
      engine.history.current()
    })
    longest = Math.max(longest, turn)
  }
  engine.dispose()
  return longest
}

/** To cut it is the first turn of a room; in every other it writes a portion and judges it. */
function judged(update: Uint8Array): number {
  const ledger = createRoomLedger()
  let portions: Iterator<Uint8Array> | undefined
  let longest = timed(() => {
    portions = cut(update)
  })
  for (let isDone = false; !isDone; ) {
    const turn = timed(() => {
      const portion = portions?.next()
      if (portion && !portion.done) judge(portion.value, ledger)
      else isDone = true
    })
    longest = Math.max(longest, turn)
  }
  return longest
}

function judge(update: Uint8Array, ledger: RoomLedger): void {
  const verdict = judgeUpdate(update, 'account:sokha', ledger)
  if (typeof verdict === 'string' || !verdict.taken) return
  ledger.take(verdict.taken)
  ledger.store(verdict.taken)
}
