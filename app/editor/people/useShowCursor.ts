import { useEffect, useMemo } from 'react'
import type { PeerPresence } from '../../../engine/index.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

type Cursor = PeerPresence['cursor']

/** More often than 15 times a second nobody sees a difference. */
const leastMs = 1000 / 15

/** Shows others where this person points. What comes too often waits, and the last one always arrives. */
export function useShowCursor(): (cursor: Cursor) => void {
  const { engine } = useOpenedDesign()
  const { show, stop } = useMemo(
    () => seldom<Cursor>(cursor => engine.sync.show({ cursor: rounded(cursor) }), leastMs),
    [engine],
  )
  useEffect(() => stop, [stop])
  return show
}

/** Whole millimetres: finer than the tip of an arrow. */
const rounded = (cursor: Cursor): Cursor =>
  cursor && { panel: cursor.panel, x: Math.round(cursor.x), y: Math.round(cursor.y) }

/** Passes on at most one value in every so many milliseconds, the last one among those that came. */
export function seldom<Value>(pass: (value: Value) => void, every: number) {
  let waiting: { readonly value: Value } | null = null
  let resting: ReturnType<typeof setTimeout> | undefined
  const next = () => {
    resting = undefined
    if (waiting) show(waiting.value)
  }
  const show = (value: Value): void => {
    if (resting !== undefined) {
      waiting = { value }
      return
    }
    waiting = null
    resting = setTimeout(next, every)
    pass(value)
  }
  return { show, stop: () => clearTimeout(resting) }
}
