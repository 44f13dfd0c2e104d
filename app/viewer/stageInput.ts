import type { CameraRig } from './cameraRig.ts'
import { createHandCamera, type HandCamera, type ImageScale, pressKey } from './handCamera.ts'
import { createPinch, onceAFrame } from './pointers.ts'
import type { HeldKeys, StageDrag, StagePress } from './stageProps.ts'

type Place = readonly [x: number, y: number]

interface StageInputOptions {
  readonly element: HTMLElement
  readonly rig: CameraRig
  readonly invalidate: () => void
  readonly scale: () => ImageScale
  /** What a press takes hold of; with `null` it turns the garment. */
  readonly onPress: (press: StagePress) => StageDrag | null
  readonly onDoubleClick: (at: Place) => void
  /** The garment has been turned by hand. */
  readonly onTurned: () => void
  /** A press that was not a drag; pixels of the element. */
  readonly onClick: (at: Place) => void
  /** `null` when the pointer has left. */
  readonly onHover: (at: Place | null) => void
}

/** Lets pointers, wheel and keys steer the camera. Returns its undoing. */
export function steerStage(options: StageInputOptions): () => void {
  const { element, rig, invalidate, onTurned } = options
  const camera = createHandCamera(options)
  const pointers = createPointers(options, camera)
  const leaving = new AbortController()
  const { signal } = leaving
  element.addEventListener('pointerdown', pointers.down, { signal })
  element.addEventListener('pointermove', pointers.move, { signal })
  element.addEventListener('pointerup', pointers.up, { signal })
  element.addEventListener('pointercancel', pointers.cancel, { signal })
  element.addEventListener('pointerleave', pointers.leave, { signal })
  element.addEventListener('dblclick', event => options.onDoubleClick(placeIn(element, event)), { signal })
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    camera.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)), placeIn(element, event))
  }
  element.addEventListener('wheel', wheel, { signal, passive: false })
  const key = (event: KeyboardEvent) => {
    if (event.target !== element || event.altKey || event.ctrlKey || event.metaKey) return
    if (!pressKey(rig, event.key)) return
    event.preventDefault()
    onTurned()
    invalidate()
  }
  element.addEventListener('keydown', key, { signal })
  return () => leaving.abort()
}

/** A press that moves no farther than this, in pixels, is a click. */
const clickReach = 5

/** What pointers on the stage do: one takes hold of a thing or turns the garment, two pan and zoom. */
function createPointers(options: StageInputOptions, camera: HandCamera) {
  const { element } = options
  const pinch = createPinch()
  const hold = createHold(options)
  let travelled = 0
  // Mice tell of themselves more often than images are drawn.
  const hover = onceAFrame((at: Place) => options.onHover(at))
  const leave = () => {
    hover.cancel()
    options.onHover(null)
  }
  return {
    leave,
    down(event: PointerEvent) {
      if (event.button === 2) return
      const at = placeIn(element, event)
      element.setPointerCapture(event.pointerId)
      pinch.press(event.pointerId, at)
      camera.rest()
      // What was taken hold of is put back: two fingers look, unless they lie on what can be scaled and turned.
      if (pinch.fingers() > 1) return hold.isPinching(pinch.fingers()) ? undefined : hold.cancel()
      travelled = 0
      const turns = event.shiftKey || event.button !== 0
      if (!turns) hold.take({ pointer: pointerOf(event), at })
    },
    move(event: PointerEvent) {
      const at = placeIn(element, event)
      const change = pinch.move(event.pointerId, at)
      if (!change) {
        if (event.pointerType === 'mouse') hover.soon(at)
        return
      }
      travelled += Math.hypot(...change.moved)
      if (hold.isHolding() && change.pair) {
        // However little the middle of both has moved, it is no click.
        travelled = Number.POSITIVE_INFINITY
        hold.pinch(change.pair, keysOf(event))
      } else if (hold.isHolding()) {
        if (travelled > clickReach) hold.drag(at, keysOf(event))
      } else if (change.fingers > 1) {
        camera.pan(change.moved)
        camera.zoom(change.spread, change.middle)
      } else if (event.shiftKey || event.buttons === 4) camera.pan(change.moved)
      else if (travelled > clickReach) {
        leave()
        camera.turn(change.moved, event.timeStamp)
      }
    },
    up(event: PointerEvent) {
      const isLast = pinch.fingers() === 1
      if (!pinch.release(event.pointerId) || !isLast) return
      const isClick = travelled <= clickReach
      if (hold.isHolding() && !isClick) return hold.end()
      hold.cancel()
      if (isClick) options.onClick(placeIn(element, event))
      else camera.coast(event.timeStamp)
    },
    cancel(event: PointerEvent) {
      pinch.release(event.pointerId)
      hold.cancel()
    },
  }
}

/** What a press has taken hold of on the cloth; nothing between presses. */
function createHold({ onPress }: Pick<StageInputOptions, 'onPress'>) {
  let held: StageDrag | null = null
  // A drag repaints cloth: once a frame is enough.
  const drag = onceAFrame(({ at, keys }: { readonly at: Place; readonly keys: HeldKeys }) => held?.move(at, keys))
  const pinch = onceAFrame(({ pair, keys }: { readonly pair: readonly [Place, Place]; readonly keys: HeldKeys }) =>
    held?.pinch?.(pair, keys),
  )
  return {
    isHolding: () => held !== null,
    take(press: StagePress) {
      held = onPress(press)
    },
    /** Whether so many fingers do something to what is held. */
    isPinching: (fingers: number) => fingers === 2 && held?.pinch !== undefined,
    drag: (at: Place, keys: HeldKeys) => drag.soon({ at, keys }),
    pinch(pair: readonly [Place, Place], keys: HeldKeys) {
      drag.cancel()
      pinch.soon({ pair, keys })
    },
    end() {
      drag.now()
      pinch.now()
      held?.end()
      held = null
    },
    cancel() {
      drag.cancel()
      pinch.cancel()
      held?.cancel()
      held = null
    },
  }
}

const placeIn = (element: HTMLElement, event: MouseEvent): Place => {
  const box = element.getBoundingClientRect()
  return [event.clientX - box.left, event.clientY - box.top]
}

const keysOf = ({ shiftKey, altKey, ctrlKey, metaKey }: PointerEvent): HeldKeys => ({
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
})

const pointerOf = ({ pointerType }: PointerEvent): StagePress['pointer'] =>
  pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse'
