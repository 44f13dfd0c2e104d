import { Subject } from 'rxjs'
import type { WritableState } from './state.ts'

/**
 * States that belong together. What changes together is set first and told afterwards, each state once, so that nobody
 * is told while a part of it is still as it was.
 */
export interface Signals {
  state<Value>(initial: Value): WritableState<Value>
  /**
   * Runs the work and returns what it returns. What it has set is told when the outermost change is done. A change that
   * a subscriber makes stands at once, and is told when everybody knows of the one before.
   */
  change<Done>(work: () => Done): Done
  /** Tells something when what was set or said before has been told. */
  afterwards(notify: () => void): void
}

export function createSignals(): Signals {
  const untold: (() => void)[] = []
  let depth = 0
  let isNotifying = false
  /** Counts the outermost changes. */
  let round = 0

  const change = <Done>(work: () => Done): Done => {
    if (depth++ === 0) round++
    try {
      return work()
    } finally {
      if (--depth === 0 && !isNotifying) notifyAll()
    }
  }

  const notifyAll = (): void => {
    isNotifying = true
    try {
      for (let notify = untold.shift(); notify; notify = untold.shift()) notify()
    } finally {
      isNotifying = false
    }
  }

  const afterwards = (notify: () => void): void => change(() => void untold.push(notify))

  const state = <Value>(initial: Value): WritableState<Value> => {
    const changes$ = new Subject<Value>()
    let value = initial
    let emitted = initial
    let news: { readonly round: number; value: Value } | null = null

    const announce = (next: Value): void => {
      const own = { round, value: next }
      news = own
      untold.push(() => {
        if (Object.is(own.value, emitted)) return
        emitted = own.value
        changes$.next(emitted)
      })
    }

    return {
      current: () => value,
      changes$: changes$.asObservable(),
      set(next) {
        if (Object.is(next, value)) return
        change(() => {
          value = next
          if (news?.round === round) news.value = next
          else announce(next)
        })
      },
    }
  }

  return { state, change, afterwards }
}
