import { type PointerEvent, useRef, useState } from 'react'

/** How far the panel of a phone is pulled up. */
export type Snap = 'low' | 'half' | 'high'

const order: readonly Snap[] = ['low', 'half', 'high']

/** Pulled less far than this it is a press, in pixels. */
const dragFrom = 16

/** The sheet that a panel is on a phone: pressing its handle pulls it to the next height, pulling it does as well. */
export function useSheet() {
  const [snap, setSnap] = useState<Snap>('half')
  const from = useRef<number | null>(null)
  const wasPulled = useRef(false)
  const next = snap === 'high' ? 'low' : (order[order.indexOf(snap) + 1] ?? 'half')
  const pull = (steps: number) => {
    const to = order[order.indexOf(snap) + steps]
    if (to) setSnap(to)
  }
  return {
    snap,
    next,
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        from.current = event.clientY
        wasPulled.current = false
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const pulled = from.current === null ? 0 : from.current - event.clientY
        from.current = null
        wasPulled.current = Math.abs(pulled) > dragFrom
        if (wasPulled.current) pull(Math.sign(pulled))
      },
      onClick() {
        if (!wasPulled.current) setSnap(next)
      },
    },
  }
}
