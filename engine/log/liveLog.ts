import { type Observable, Subject, type Subscription } from 'rxjs'
import type { DesignDocument } from '../document/designDocument.ts'
import { createSignals, type Signals } from '../streams/signals.ts'
import { type State, whileObserved } from '../streams/state.ts'
import type { Applied, ChangeOrigin, CommandLog, EntryDraft } from './commandLog.ts'
import { createLedger, type Ledger } from './ledger.ts'
import type { MadeDocument } from './projection.ts'

export interface LogUpdate {
  readonly update: Uint8Array
  readonly origin: ChangeOrigin
}

/** A log together with the ledger that follows it. The log can be exchanged for another while everybody stays subscribed. */
export interface LiveLog {
  readonly document: State<DesignDocument>
  /** Counts up whenever entries came or the log was exchanged. */
  readonly revision: State<number>
  /** Speaks within a change, before anybody is told of it: what keeps a state of its own brings it up to date. */
  readonly changing$: Observable<void>
  /** Tells of the document, and of all that follows it, together. */
  readonly signals: Signals
  readonly updates$: Observable<LogUpdate>
  log(): CommandLog
  ledger(): Ledger
  /** `made` is the document that the draft's writes were read from, which becomes the new one where nothing else came. */
  append(draft: EntryDraft, made?: MadeDocument): void
  /** Takes an update of somebody else, as `CommandLog.apply` does. */
  apply(update: Uint8Array, origin: ChangeOrigin): Applied
  /** Goes on with another log; disposes of the old one. */
  exchange(next: CommandLog): void
  dispose(): void
}

export function createLiveLog(first: CommandLog): LiveLog {
  let log = first
  let ledger = createLedger()
  ledger.take(log.entries())
  const signals = createSignals()
  const document = signals.state(ledger.document())
  const revision = signals.state(0)
  const changing$ = new Subject<void>()
  const updates$ = new Subject<LogUpdate>()
  let arriving: Subscription
  let updating: Subscription | null = null
  let made: MadeDocument | undefined

  const changed = (): void => {
    document.set(ledger.document(made))
    revision.set(revision.current() + 1)
    changing$.next()
  }
  const follow = (): Subscription =>
    log.arrived$.subscribe(({ entries }) =>
      signals.change(() => {
        ledger.take(entries)
        changed()
      }),
    )
  const followUpdates = (): Subscription =>
    log.updates$.subscribe(update => signals.afterwards(() => updates$.next(update)))
  const stopUpdates = (): void => {
    updating?.unsubscribe()
    updating = null
  }
  const stop = (): void => {
    arriving.unsubscribe()
    stopUpdates()
    log.dispose()
  }
  arriving = follow()

  return {
    document,
    revision,
    changing$,
    signals,
    updates$: whileObserved(
      updates$,
      () => {
        updating = followUpdates()
      },
      stopUpdates,
    ),
    log: () => log,
    ledger: () => ledger,
    append: (draft, ofRecipe) =>
      signals.change(() => {
        made = ofRecipe
        log.append(draft, ledger.nextLamport())
        made = undefined
      }),
    apply: (update, origin) => signals.change(() => log.apply(update, origin)),
    exchange(next) {
      const wasObserved = updating !== null
      stop()
      log = next
      ledger = createLedger()
      ledger.take(log.entries())
      arriving = follow()
      if (wasObserved) updating = followUpdates()
      signals.change(changed)
    },
    dispose: stop,
  }
}
