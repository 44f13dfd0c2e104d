import { type Observable, Subject, type Subscription } from 'rxjs'
import type { DesignDocument } from '../document/designDocument.ts'
import { createState, type State, whileObserved } from '../streams/state.ts'
import type { ChangeOrigin, CommandLog, EntryDraft } from './commandLog.ts'
import { createLedger, type Ledger } from './ledger.ts'

export interface LogUpdate {
  readonly update: Uint8Array
  readonly origin: ChangeOrigin
}

/** A log together with the ledger that follows it. The log can be exchanged for another while everybody stays subscribed. */
export interface LiveLog {
  readonly document: State<DesignDocument>
  /** Counts up whenever entries came or the log was exchanged. */
  readonly revision: State<number>
  readonly updates$: Observable<LogUpdate>
  log(): CommandLog
  ledger(): Ledger
  append(draft: EntryDraft): void
  /** Goes on with another log; disposes of the old one. */
  exchange(next: CommandLog): void
  dispose(): void
}

export function createLiveLog(first: CommandLog): LiveLog {
  let log = first
  let ledger = createLedger()
  ledger.take(log.entries())
  const document = createState(ledger.document())
  const revision = createState(0)
  const updates$ = new Subject<LogUpdate>()
  let arriving: Subscription
  let updating: Subscription | null = null

  const changed = (): void => {
    document.set(ledger.document())
    revision.set(revision.current() + 1)
  }
  const follow = (): Subscription =>
    log.arrived$.subscribe(({ entries }) => {
      ledger.take(entries)
      changed()
    })
  const followUpdates = (): Subscription => log.updates$.subscribe(update => updates$.next(update))
  const stopUpdates = (): void => {
    updating?.unsubscribe()
    updating = null
  }
  arriving = follow()

  return {
    document,
    revision,
    updates$: whileObserved(
      updates$,
      () => {
        updating = followUpdates()
      },
      stopUpdates,
    ),
    log: () => log,
    ledger: () => ledger,
    append: draft => log.append(draft, ledger.nextLamport()),
    exchange(next) {
      const wasObserved = updating !== null
      arriving.unsubscribe()
      stopUpdates()
      log.dispose()
      log = next
      ledger = createLedger()
      ledger.take(log.entries())
      arriving = follow()
      if (wasObserved) updating = followUpdates()
      changed()
    },
    dispose() {
      arriving.unsubscribe()
      stopUpdates()
      log.dispose()
    },
  }
}
