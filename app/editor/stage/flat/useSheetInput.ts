import { type MouseEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Point } from '../../../../engine/index.ts'
import type { StageDrag, StageHit } from '../../../viewer/stageProps.ts'
import type { StageSurface } from '../../../viewer/stageSurface.ts'
import type { StageGestures } from '../gesture/useStageGestures.ts'

/** A press that moves no farther than this, in pixels, is a click. */
const clickReach = 5

interface Press {
  readonly pointer: number
  readonly from: Point
  readonly drag: StageDrag | null
  moved: boolean
  /** Where the first finger is, and the second one if it came. */
  first: Point
  second: { readonly pointer: number; at: Point } | null
}

/** Hands on the flat pattern: the same as on the garment, but there is nothing to turn. */
export function useSheetInput(surface: StageSurface, hitAt: (at: Point) => StageHit | null, gestures: StageGestures) {
  const press = useRef<Press | null>(null)
  const placeOf = (event: MouseEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      const at = placeOf(event)
      if (press.current) {
        press.current.second ??= { pointer: event.pointerId, at }
        return event.currentTarget.setPointerCapture(event.pointerId)
      }
      const pointer = event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse'
      const drag = gestures.press(hitAt(at), { pointer, at }, surface)
      event.currentTarget.setPointerCapture(event.pointerId)
      press.current = { pointer: event.pointerId, from: at, drag, moved: false, first: at, second: null }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const at = placeOf(event)
      if (!press.current) {
        if (event.pointerType === 'mouse') gestures.hover(hitAt(at))
        return
      }
      const { from, drag, pointer, second } = press.current
      if (pointer === event.pointerId) press.current.first = at
      if (second) {
        if (second.pointer === event.pointerId) second.at = at
        press.current.moved = true
        return drag?.pinch?.([press.current.first, second.at], event)
      }
      if (Math.hypot(at[0] - from[0], at[1] - from[1]) > clickReach) press.current.moved = true
      if (press.current.moved) drag?.move(at, event)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const pressed = press.current
      // What two fingers did is done when the first of them goes.
      press.current = null
      if (pressed?.moved) pressed.drag?.end()
      else if (pressed) gestures.click(hitAt(placeOf(event)))
    },
    onPointerCancel() {
      press.current?.drag?.cancel()
      press.current = null
    },
    onPointerLeave: () => gestures.hover(null),
    onDoubleClick: (event: MouseEvent<HTMLElement>) => gestures.doubleClick(hitAt(placeOf(event))),
  }
}

/** Width and height of an element in pixels, as it is now and when it is resized. */
export function useBox(element: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [box, setBox] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return undefined
    const measure = () => setBox({ width: watched.clientWidth, height: watched.clientHeight })
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(watched)
    return () => watching.disconnect()
  }, [element])
  return box
}
