import { judgeUpdate } from '../../../server/rooms/judgeUpdate.ts'
import { createRoomLedger } from '../../../server/rooms/roomLedger.ts'
import { costlyBinaryKinds, costlyBinaryUpdate, costlyKinds, costlyUpdate } from '../../support/costlyUpdates.ts'
import { openPlainEngine } from '../../support/peers.ts'
import { inTurns, type Row, rowOf, type Sampled, timed } from '../measure.ts'

const bytes = 256_000
const rounds = 5

/** The dearest of all updates of 256 kB that were thought out to be dear, for a page that takes it in and for a room. */
export function costly(): readonly Row[] {
  const updates = Object.fromEntries([
    ...costlyKinds.map(kind => [kind, costlyUpdate(kind, bytes, 7)]),
    ...costlyBinaryKinds.map(kind => [`${kind}, binary`, costlyBinaryUpdate(kind, bytes, 7)]),
  ]) as Readonly<Record<string, Uint8Array>>
  const sampled = (work: (update: Uint8Array) => void) =>
    inTurns(
      rounds,
      Object.fromEntries(Object.entries(updates).map(([kind, update]) => [kind, () => timed(() => work(update))])),
    )
  return [dearest('taken in by a page', 50, sampled(takeIn)), dearest('judged by a room', 20, sampled(judge))]
}

function dearest(what: string, aim: number, found: Readonly<Record<string, Sampled>>): Row {
  const [[kind = '', slowest] = []] = Object.entries(found).sort(([, a], [, b]) => b.best - a.best)
  const plain = found['plain commands, binary']
  if (!slowest || !plain) throw new Error('Nothing was measured.')
  const about = { figure: `256 kB ${what}, the dearest kind`, unit: 'ms', aim, samples: rounds } as const
  return rowOf(about, { Kitloom: slowest, [kind]: slowest, 'plain commands': plain })
}

function takeIn(update: Uint8Array): void {
  const engine = openPlainEngine()
  engine.timeline.log().apply(update, { from: 'peer', transport: 'bench' })
  engine.document.current()
  engine.history.current()
  engine.dispose()
}

function judge(update: Uint8Array): void {
  const ledger = createRoomLedger()
  const verdict = judgeUpdate(update, 'account:sokha', ledger)
  if (typeof verdict === 'string' || !verdict.taken) return
  ledger.take(verdict.taken)
  ledger.store(verdict.taken)
}
