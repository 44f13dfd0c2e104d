import type { StateVector } from '../log/commandLog.ts'
import type { LiveLog } from '../log/liveLog.ts'
import { mergeUpdates } from '../log/mergeUpdates.ts'
import { hasContent } from '../log/readUpdate.ts'
import { createState, type State } from '../streams/state.ts'
import { type StoreDamage, StoreFailure, type StoreFailureReason, type UpdateStore } from './updateStore.ts'

/** Whether what this page has is safe on this device. */
export type SaveState =
  | { readonly kind: 'not-kept' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly reason: StoreFailureReason }

/** What this device keeps of the log, from when it has a store. Until then nothing is kept. */
export interface DeviceCopy {
  readonly state: State<SaveState>
  /** Loads the store into the log, then keeps every further update in it. Never throws for what the device refuses. */
  keep(store: UpdateStore): Promise<Loss | null>
  /** Tries again to store everything, after a failure. */
  retry(): Promise<void>
  /** Takes out of the store what was given up for good. */
  rewrite(dropped: StateVector): void
  stop(): void
}

export function createDeviceCopy(live: LiveLog): DeviceCopy {
  const state = createState<SaveState>({ kind: 'not-kept' })
  let kept: KeptLog | null = null
  return {
    state,
    async keep(store) {
      const log = await keepStored(live, store)
      kept = log
      state.set(log.state.current())
      log.state.changes$.subscribe(state.set)
      return log.loss
    },
    retry: async () => kept?.retry(),
    rewrite: dropped => kept?.rewrite(dropped),
    stop: () => kept?.stop(),
  }
}

interface KeptLog {
  readonly state: State<SaveState>
  /** What could not be read back when the store was opened. */
  readonly loss: Loss | null
  retry(): Promise<void>
  rewrite(dropped: StateVector): void
  stop(): void
}

/** What was lost on this device, and how many later changes wait for it. */
export interface Loss extends StoreDamage {
  readonly waiting: number
}

/** Past this many pieces a store is compacted when it is opened. */
const piecesBeforeCompaction = 200

async function keepStored(live: LiveLog, store: UpdateStore): Promise<KeptLog> {
  const state = createState<SaveState>({ kind: 'saving' })
  let waiting = 0
  /** What was written when there was no store yet, such as what a copy starts with. */
  const before = live.log().update()

  const fail = (cause: unknown): void =>
    state.set({ kind: 'failed', reason: cause instanceof StoreFailure ? cause.reason : 'store-refused' })

  const save = async (work: Promise<void>): Promise<void> => {
    waiting++
    if (state.current().kind === 'saved') state.set({ kind: 'saving' })
    try {
      await work
      if (--waiting === 0 && state.current().kind === 'saving') state.set({ kind: 'saved' })
    } catch (cause) {
      waiting--
      fail(cause)
    }
  }

  const saveEverything = (): Promise<void> => save(store.append(live.log().update()))

  const load = async (): Promise<Loss | null> => {
    const { updates, damage } = await store.load()
    for (const update of updates) live.apply(update, { from: 'storage' })
    if (hasContent(before)) await store.append(before)
    if (updates.length > piecesBeforeCompaction) await store.compact(rows => mergeUpdates(rows))
    return damage && { ...damage, waiting: live.log().waiting().length }
  }

  // Followed from before the loading, so that nothing made meanwhile is missed.
  const following = live.updates$.subscribe(({ update, origin }) => {
    if (origin.from === 'storage') return
    // After a failure a single update would leave a gap; everything is stored again.
    void (state.current().kind === 'failed' ? retry() : save(store.append(update)))
  })
  const retry = async (): Promise<void> => {
    state.set({ kind: 'saving' })
    await saveEverything()
  }

  let loss: Loss | null = null
  await save(
    load().then(found => {
      loss = found
    }),
  )
  return {
    state,
    loss,
    retry,
    rewrite: dropped => void save(store.compact(updates => mergeUpdates(updates, dropped))),
    stop() {
      following.unsubscribe()
      store.close()
    },
  }
}
