import { type PointerEvent, useRef } from 'react'
import type { Point } from '../../../../engine/index.ts'
import type { StageSurface } from '../../../viewer/stageSurface.ts'
import { spotOnPlane } from '../gesture/clothPlane.ts'
import type { Grip, LayerGesture } from '../gesture/layerGesture.ts'
import type { LayerOnCloth } from '../gesture/layersOnCloth.ts'
import { mannerOf } from '../useStageHands.ts'
import type { SeenFrame } from './seenFrame.ts'

export interface HandleOptions {
  readonly surface: StageSurface
  readonly gesture: LayerGesture
  readonly thing: LayerOnCloth
  readonly seen: SeenFrame
}

/** Handlers of something one grips the box of a layer by. The cloth is taken as it lay when the hand came. */
export function useHandle({ surface, gesture, thing, seen }: HandleOptions) {
  const held = useRef<{ readonly spotAt: (event: PointerEvent) => ReturnType<typeof spotOnPlane> } | null>(null)
  const frame = useRef<number | null>(null)
  const latest = useRef<(() => void) | null>(null)

  const flush = () => {
    if (frame.current !== null) cancelAnimationFrame(frame.current)
    frame.current = null
    latest.current?.()
    latest.current = null
  }
  return (grip: Grip) => ({
    onPointerDown(event: PointerEvent<SVGElement>) {
      if (event.button !== 0) return
      event.stopPropagation()
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect()
      const placeOf = ({ clientX, clientY }: PointerEvent): Point => [
        clientX - (box?.left ?? 0),
        clientY - (box?.top ?? 0),
      ]
      const { panel } = thing.frame
      const spotAt = (at: PointerEvent) => spotOnPlane(surface, seen.plane, panel, placeOf(at))
      const from = spotAt(event)
      if (!from) return
      held.current = { spotAt }
      gesture.begin(thing.id, grip, from)
    },
    onPointerMove(event: PointerEvent<SVGElement>) {
      const spot = held.current?.spotAt(event)
      if (!spot) return
      const manner = mannerOf(event, surface)
      latest.current = () => gesture.move(spot, manner)
      frame.current ??= requestAnimationFrame(flush)
    },
    onPointerUp() {
      if (!held.current) return
      held.current = null
      flush()
      gesture.end()
    },
    onPointerCancel() {
      held.current = null
      latest.current = null
      gesture.cancel()
    },
  })
}
