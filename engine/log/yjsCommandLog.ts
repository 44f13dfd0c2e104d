import { Subject } from 'rxjs'
import * as Y from 'yjs'
import { whileObserved } from '../streams/state.ts'
import { createChunkWriter } from './chunkWriter.ts'
import type {
  ArrivedEntries,
  ChangeOrigin,
  CommandLog,
  CommandLogOptions,
  LogEntry,
  StateVector,
} from './commandLog.ts'
import { createIntake, type Intake, type OriginJudge } from './intake.ts'
import { createLineDigests } from './lineDigest.ts'
import { cutDocument } from './mergeUpdates.ts'
import { createTouchedClients, type TouchedClients } from './touchedClients.ts'
import { waitingDrafts } from './waitingDrafts.ts'

/** The log as a Yjs document: a map of chunks, each appended to by one client only. */
export function yjsCommandLog(options: CommandLogOptions): CommandLog {
  return logOf(options, null)
}

/**
 * The same log without what the clients of `beyond` have from their clocks on, for starting over from what a server
 * has accepted. Throws when `log` was not made by `yjsCommandLog`.
 */
export function cutLog(log: CommandLog, beyond: StateVector, options: CommandLogOptions): CommandLog {
  const parts = partsOf.get(log)
  if (!parts)
    throw new Error('Only a log made by yjsCommandLog can be cut; replay the entries into another log instead.')
  const next = logOf(options, Y.encodeStateAsUpdate(parts.touched.whole(() => cutDocument(parts.doc, beyond))))
  for (const { update } of parts.intake.waiting()) next.apply(update, { from: 'storage' })
  return next
}

interface LogParts {
  readonly doc: Y.Doc
  readonly intake: Intake
  readonly touched: TouchedClients
}

const partsOf = new WeakMap<CommandLog, LogParts>()

function logOf(options: CommandLogOptions, first: Uint8Array | null): CommandLog {
  // Nothing is ever deleted, so there is no garbage; with `gc` off an older state can be cut out of the document.
  const doc = new Y.Doc({ gc: false })
  const arrived$ = new Subject<ArrivedEntries>()
  const updates$ = new Subject<{ readonly update: Uint8Array; readonly origin: ChangeOrigin }>()
  const known: LogEntry[] = []
  const arrived: ArrivedEntries[] = []
  /** Of the transaction that is about to be made. */
  let arriving: LogEntry[] = []
  let hadNewerPart = false
  const touched = createTouchedClients(doc)
  const intake = createIntake(doc, {
    touched,
    judge: judgeFor(doc, options),
    arriving(entries) {
      for (const entry of entries) arriving.push(entry)
    },
  })

  doc.on('afterTransaction', transaction => {
    if (arriving.length === 0 && intake.hasNewerPart() === hadNewerPart) return
    hadNewerPart = intake.hasNewerPart()
    const entries = arriving
    arriving = []
    for (const entry of entries) known.push(entry)
    arrived.push({ entries, origin: originOf(transaction) })
  })
  // While Yjs cleans up, what somebody appends waits until it is done; so nobody hears of entries before.
  doc.on('afterAllTransactions', () => {
    for (const each of arrived.splice(0)) arrived$.next(each)
  })
  const announce = (update: Uint8Array, _origin: unknown, _doc: Y.Doc, transaction: Y.Transaction): void =>
    updates$.next({ update, origin: originOf(transaction) })
  const writer = createChunkWriter(doc, options, intake, touched)
  if (first) intake.take(first, { from: 'storage' })
  // Not before: Yjs draws another one when it meets its own in what comes from elsewhere.
  doc.clientID = options.client
  const log: CommandLog = {
    author: options.author,
    // Yjs draws another one when it meets this one in what comes from elsewhere.
    get client() {
      return doc.clientID
    },
    arrived$: arrived$.asObservable(),
    updates$: whileObserved(
      updates$,
      () => doc.on('update', announce),
      () => doc.off('update', announce),
    ),
    entries: () => known,
    append: writer.append,
    stateVector: () => touched.whole(() => Y.decodeStateVector(Y.encodeStateVector(doc))),
    clock: client => Y.getState(doc.store, client),
    digest: createLineDigests(doc),
    update: since => withWaiting(updateOf(doc, touched, since), intake, since),
    apply(update, origin) {
      const error = intake.take(update, origin)
      return error === null ? { kind: 'applied' } : { kind: 'refused', reason: error }
    },
    gaps: intake.gaps,
    hasNewerPart: intake.hasNewerPart,
    waiting: () => waitingDrafts(intake),
    dispose() {
      arrived$.complete()
      updates$.complete()
      doc.destroy()
    },
  }
  partsOf.set(log, { doc, intake, touched })
  return log
}

/** Nobody goes on under this page's client id, and nobody but a server brings back what was given up. */
function judgeFor(doc: Y.Doc, { dropped }: CommandLogOptions): OriginJudge {
  return (client, line, origin) => {
    const own = client === doc.clientID ? Y.getState(doc.store, client) : 0
    if (own > 0 && line.clock > own) return 'update-foreign-client'
    const isDropped = line.clock > (dropped?.get(client) ?? Number.POSITIVE_INFINITY)
    return isDropped && !(origin.from === 'peer' && origin.isServer) ? 'update-dropped' : null
  }
}

const originOf = (transaction: Y.Transaction): ChangeOrigin =>
  transaction.local ? { from: 'here' } : (transaction.origin as ChangeOrigin)

const updateOf = (doc: Y.Doc, touched: TouchedClients, since?: StateVector): Uint8Array =>
  touched.whole(() => Y.encodeStateAsUpdate(doc, since && Y.encodeStateVector(new Map(since))))

/** What waits for others is passed on as well: somebody may have what is missing. */
function withWaiting(update: Uint8Array, intake: Intake, since: StateVector = new Map()): Uint8Array {
  const waiting = intake.waiting()
  if (waiting.length === 0) return update
  return Y.diffUpdate(Y.mergeUpdates([update, ...waiting.map(run => run.update)]), Y.encodeStateVector(new Map(since)))
}
