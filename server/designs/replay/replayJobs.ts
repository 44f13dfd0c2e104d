import {
  type DesignDocument,
  type Engine,
  type GarmentPlugin,
  joinUpdates,
  type LogEntry,
  mergeUpdates,
  personOfAuthor,
} from '../../../engine/index.ts'
import { setName } from '../../../plugins/index.ts'
import type { ProductType } from '../../contract/tenantSettings.ts'
import type { ClientOwner } from '../../rooms/grant.ts'
import { createRoomLedger } from '../../rooms/roomLedger.ts'
import { garmentOf, openDesign } from '../openDesign.ts'
import { type DesignSummary, summarise } from '../summarise.ts'

interface Log {
  readonly productType: ProductType
  /** In any order. */
  readonly updates: readonly Uint8Array[]
}

/** The part of an update that one Yjs client wrote. */
export interface LogPart {
  readonly clientId: number
  readonly bytes: Uint8Array
}

/** New parts of a log with what it shows after them, or the reason why there are none. */
export type NewParts = { readonly parts: readonly LogPart[]; readonly after: Replayed } | { readonly refused: string }

interface Renaming extends Log {
  readonly author: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly at: number
}

interface Judging extends Log {
  readonly update: Uint8Array
  /** Who sends the update. */
  readonly owner: ClientOwner
  /** The owners of the Yjs clients so far. */
  readonly owners: ReadonlyMap<number, ClientOwner>
}

/** Everything that is read from a log by playing it. */
export interface Replayed {
  readonly document: DesignDocument
  readonly summary: DesignSummary
  /** The whole log as one update. */
  readonly update: Uint8Array
}

export type ReplayJob =
  | ({ readonly kind: 'open' } & Log)
  | ({ readonly kind: 'join' } & Log)
  | ({ readonly kind: 'merge' } & Log)
  | ({ readonly kind: 'rename' } & Renaming)
  | ({ readonly kind: 'judge' } & Judging)

/** The outcome of each kind of job. */
export interface ReplayOutcomes {
  readonly open: Replayed
  /** The whole log, made quickly to be read. */
  readonly join: Uint8Array
  /** The whole log, small enough to be stored. */
  readonly merge: Uint8Array
  readonly rename: NewParts
  readonly judge: NewParts
}

export type ReplayOutcome = ReplayOutcomes[ReplayJob['kind']]

/** Plays a log. It can take seconds, so the server lets a worker do it. */
export async function runReplay(job: ReplayJob): Promise<ReplayOutcome> {
  if (job.kind === 'join') return joinUpdates(job.updates)
  if (job.kind === 'merge') return merge(job.updates)
  if (job.kind === 'open') return open(job)
  return job.kind === 'rename' ? rename(job) : judge(job)
}

/** @throws Error when the merged log is not the log */
function merge(updates: readonly Uint8Array[]): Uint8Array {
  const bytes = mergeUpdates(updates)
  const [before, after] = [createRoomLedger(), createRoomLedger()]
  for (const update of updates) before.learn(update)
  after.learn(bytes)
  const [stored, merged] = [before.storedLines(), after.storedLines()]
  const isSame = [...stored].every(([client, { clock, digest }]) => {
    const line = merged.get(client)
    return line?.clock === clock && line.digest === digest
  })
  if (!isSame || merged.size !== stored.size) throw new Error('A log could not be compacted: the merged log differs.')
  return bytes
}

async function open({ productType, updates }: Log): Promise<Replayed> {
  const garment = garmentOf(productType)
  const { engine } = await openDesign({ garment, updates })
  try {
    return shownBy(engine, garment)
  } finally {
    engine.dispose()
  }
}

function shownBy(engine: Engine, garment: GarmentPlugin): Replayed {
  const document = engine.document.current()
  return { document, summary: summarise(document, garment), update: engine.timeline.log().update() }
}

async function rename({ productType, updates, author, name, at }: Renaming): Promise<NewParts> {
  const garment = garmentOf(productType)
  const { engine, added } = await openDesign({ garment, updates, author, now: () => at })
  try {
    const outcome = engine.dispatch(setName.of({ name }))
    if (outcome.kind === 'refused' && outcome.reason !== 'nothing-changes') return { refused: outcome.reason }
    const { client } = engine.timeline.log()
    return { parts: added.map(bytes => ({ clientId: client, bytes })), after: shownBy(engine, garment) }
  } finally {
    engine.dispose()
  }
}

/** An entry with a lamport farther ahead is refused as manipulated. */
const farthestAhead = 10_000

/** The new parts of an update by client; empty when everything is known. */
async function judge({ productType, updates, update, owner, owners }: Judging): Promise<NewParts> {
  const garment = garmentOf(productType)
  const { engine } = await openDesign({ garment, updates })
  try {
    const log = engine.timeline.log()
    const before = log.stateVector()
    const known = new Set(log.entries())
    const applied = log.apply(update, { from: 'peer', transport: 'call' })
    if (applied.kind === 'refused') return { refused: applied.reason }
    if (log.gaps().size > 0) return { refused: 'update-gap' }
    const fresh = log.entries().filter(entry => !known.has(entry))
    if (lamportOf(fresh) > lamportOf([...known]) + farthestAhead) return { refused: 'update-ahead' }
    if (fresh.some(isByAnother([...known], { owner, owners }))) return { refused: 'author-foreign' }
    const after = log.stateVector()
    const grown = [...after].filter(([client, clock]) => clock > (before.get(client) ?? 0))
    const parts = grown.map(([clientId]) => ({
      clientId,
      bytes: log.update(new Map([...after, [clientId, before.get(clientId) ?? 0]])),
    }))
    return { parts, after: shownBy(engine, garment) }
  } finally {
    engine.dispose()
  }
}

/** Whether an entry names an author who belongs to somebody else than the sender: to the client that named them first. */
function isByAnother(
  known: readonly LogEntry[],
  { owner, owners }: Pick<Judging, 'owner' | 'owners'>,
): (entry: LogEntry) => boolean {
  const ownerOf = new Map<string, ClientOwner | undefined>()
  for (const { author, client } of known) {
    const person = personOfAuthor(author)
    if (!ownerOf.has(person)) ownerOf.set(person, owners.get(client))
  }
  // Whose client it is not is refused for that.
  return ({ author, client }) =>
    (owners.get(client) ?? owner) === owner && (ownerOf.get(personOfAuthor(author)) ?? owner) !== owner
}

const lamportOf = (entries: readonly LogEntry[]): number =>
  entries.reduce((highest, { lamport }) => Math.max(highest, lamport), 0)
