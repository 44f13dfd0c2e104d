import { useCallback, useSyncExternalStore } from 'react'
import type { State } from '../../engine/streams/index.ts'

/** The value of a state, now and whenever it changes. */
export function useStream<Value>(state: State<Value>): Value {
  const follow = useCallback(
    (notify: () => void) => {
      const following = state.changes$.subscribe(notify)
      return () => following.unsubscribe()
    },
    [state],
  )
  return useSyncExternalStore(follow, state.current, state.current)
}
