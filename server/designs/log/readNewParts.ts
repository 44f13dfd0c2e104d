import type { GarmentPlugin, LogEntry } from '../../../engine/index.ts'
import { Problem } from '../../http/problem.ts'
import { openDesign } from '../reading/openDesign.ts'
import type { LogPart } from './writeLog.ts'

/** An entry farther ahead than this of everything known is no honest one. */
const farthestAhead = 10_000

interface Arrived {
  readonly garment: GarmentPlugin
  /** The log as it stands. */
  readonly updates: readonly Uint8Array[]
  readonly update: Uint8Array
}

/**
 * What an update adds to a log, client by client; nothing when all of it is known.
 *
 * @throws Problem update-refused for what no honest page sends, and for what hangs on something that is missing
 */
export async function readNewParts({ garment, updates, update }: Arrived): Promise<readonly LogPart[]> {
  const { engine } = await openDesign({ garment, updates })
  try {
    const log = engine.timeline.log()
    const before = log.stateVector()
    const known = new Set(log.entries())
    const applied = log.apply(update, { from: 'peer', transport: 'call' })
    if (applied.kind === 'refused') refuse(applied.reason)
    if (log.hasGaps()) refuse('update-gap')
    const entries = log.entries()
    if (lamportOf(entries.filter(entry => !known.has(entry))) > lamportOf([...known]) + farthestAhead)
      refuse('update-ahead')
    const after = log.stateVector()
    const grown = [...after].filter(([client, clock]) => clock > (before.get(client) ?? 0))
    return grown.map(([clientId]) => ({
      clientId,
      bytes: log.update(new Map([...after, [clientId, before.get(clientId) ?? 0]])),
    }))
  } finally {
    engine.dispose()
  }
}

const lamportOf = (entries: readonly LogEntry[]): number =>
  entries.reduce((highest, { lamport }) => Math.max(highest, lamport), 0)

function refuse(reason: string): never {
  throw new Problem('update-refused', { detail: `${reason}: these changes cannot be taken as they are.` })
}
