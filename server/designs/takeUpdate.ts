import type { GarmentPlugin, LogEntry } from '../../engine/index.ts'
import { Problem } from '../http/problem.ts'
import type { DesignRow, Person } from './design.ts'
import { type LogPart, readLog, writeLog } from './designLog.ts'
import type { DesignWork } from './designWork.ts'
import { checkEditable } from './moveDesign.ts'
import { garmentOf, openDesign } from './openDesign.ts'

/** Takes an update of somebody who may edit the locked design; answers with the log's `seq`. Known work changes nothing. */
export async function takeUpdate(
  work: DesignWork,
  design: DesignRow,
  { person, update }: { readonly person: Person; readonly update: Uint8Array },
): Promise<number> {
  checkEditable(design.status)
  const updates = await readLog(work, design.id)
  const parts = await readNewParts({ garment: garmentOf(design.productType), updates, update })
  return writeLog(work, design, { author: person.author, parts })
}

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
async function readNewParts({ garment, updates, update }: Arrived): Promise<readonly LogPart[]> {
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
