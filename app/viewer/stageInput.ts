import type { CameraRig } from './cameraRig.ts'
import { onceAFrame } from './onceAFrame.ts'
import { createPinch } from './pinch.ts'
import type { HeldKeys, StageDrag, StagePress } from './stageProps.ts'
import { createTurnSpeed } from './turnSpeed.ts'

export interface StageInputOptions {
  readonly element: HTMLElement
  readonly rig: CameraRig
  readonly invalidate: () => void
  /** Metres per pixel at the garment, and the picture's middle in pixels of the element. */
  readonly scale: () => { readonly metresPerPixel: number; readonly middle: readonly [x: number, y: number] }
  /** What a press takes hold of; with `null` it turns the garment. */
  readonly onPress: (press: StagePress) => StageDrag | null
  readonly onDoubleClick: (at: readonly [x: number, y: number]) => void
  /** The garment has been turned by hand. */
  readonly onTurned: () => void
  /** A press that was not a drag; pixels of the element. */
  readonly onClick: (at: readonly [x: number, y: number]) => void
  /** `null` when the pointer has left. */
  readonly onHover: (at: readonly [x: number, y: number] | null) => void
}

/** Radians per pixel of a drag. */
const turnPerPixel = 0.008
const tiltPerPixel = 0.005
/** A press that moves no farther than this, in pixels, is a click. */
const clickReach = 5
const keyTurn = Math.PI / 12

/** Lets pointers, wheel and keys steer the camera. Returns its undoing. */
export function steerStage(options: StageInputOptions): () => void {
  const { element, rig, invalidate } = options
  const placeOf = (event: MouseEvent): readonly [number, number] => {
    const box = element.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }
  const fromMiddle = ([x, y]: readonly [number, number]): readonly [number, number] => {
    const { metresPerPixel, middle } = options.scale()
    return [(x - middle[0]) * metresPerPixel, (middle[1] - y) * metresPerPixel]
  }
  const zoom = (factor: number, at: readonly [number, number]) => {
    rig.zoom(factor, fromMiddle(at))
    invalidate()
  }
  const pan = ([dx, dy]: readonly [number, number]) => {
    const { metresPerPixel } = options.scale()
    rig.pan([-dx * metresPerPixel, dy * metresPerPixel])
    invalidate()
  }

  let held: StageDrag | null = null
  /** What was taken hold of is put back: two fingers look. */
  const letGo = () => {
    held?.cancel()
    held = null
  }

  const pinch = createPinch()
  const speed = createTurnSpeed()
  let travelled = 0

  // Mice tell of themselves more often than pictures are drawn.
  const hover = onceAFrame((at: readonly [number, number]) => options.onHover(at))
  const endHover = () => {
    hover.cancel()
    options.onHover(null)
  }
  // A drag repaints cloth: once a frame is enough.
  const drag = onceAFrame(({ at, keys }: { readonly at: readonly [number, number]; readonly keys: HeldKeys }) =>
    held?.move(at, keys),
  )

  const down = (event: PointerEvent) => {
    if (event.button === 2) return
    element.setPointerCapture(event.pointerId)
    rig.stop()
    pinch.press(event.pointerId, placeOf(event))
    speed.reset(event.timeStamp)
    if (pinch.fingers() > 1) return letGo()
    travelled = 0
    const turns = event.shiftKey || event.button !== 0
    held = turns ? null : options.onPress({ pointer: pointerOf(event), at: placeOf(event) })
  }
  const move = (event: PointerEvent) => {
    const at = placeOf(event)
    const change = pinch.move(event.pointerId, at)
    if (!change) {
      if (event.pointerType === 'mouse') hover.soon(at)
      return
    }
    travelled += Math.hypot(...change.moved)
    if (held) {
      if (travelled > clickReach) drag.soon({ at, keys: keysOf(event) })
    } else if (change.fingers > 1) {
      pan(change.moved)
      zoom(change.spread, change.middle)
    } else if (event.shiftKey || event.buttons === 4) pan(change.moved)
    else if (travelled > clickReach) turnBy(change.moved, event.timeStamp)
  }
  const turnBy = ([dx, dy]: readonly [number, number], time: number) => {
    const [azimuth, elevation] = [-dx * turnPerPixel, dy * tiltPerPixel]
    rig.turn(azimuth, elevation)
    speed.add([azimuth, elevation], time)
    endHover()
    options.onTurned()
    invalidate()
  }
  const up = (event: PointerEvent) => {
    const lone = pinch.fingers() === 1
    if (!pinch.release(event.pointerId) || !lone) return
    if (held && travelled > clickReach) {
      drag.now()
      held?.end()
      held = null
      return
    }
    letGo()
    if (travelled <= clickReach) return options.onClick(placeOf(event))
    const [azimuth, elevation] = speed.at(event.timeStamp)
    rig.coast(azimuth, elevation, performance.now())
    invalidate()
  }
  const cancel = (event: PointerEvent) => {
    pinch.release(event.pointerId)
    drag.cancel()
    letGo()
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)), placeOf(event))
  }
  const doubleClick = (event: MouseEvent) => options.onDoubleClick(placeOf(event))
  const key = (event: KeyboardEvent) => {
    if (event.target !== element || event.altKey || event.ctrlKey || event.metaKey) return
    if (!pressKey(rig, event.key)) return
    event.preventDefault()
    options.onTurned()
    invalidate()
  }

  const leaving = new AbortController()
  const { signal } = leaving
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', cancel, { signal })
  element.addEventListener('pointerleave', endHover, { signal })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  element.addEventListener('dblclick', doubleClick, { signal })
  element.addEventListener('keydown', key, { signal })
  return () => leaving.abort()
}

const keysOf = ({ shiftKey, altKey, ctrlKey, metaKey }: PointerEvent): HeldKeys => ({
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
})

const pointerOf = ({ pointerType }: PointerEvent): StagePress['pointer'] =>
  pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse'

/** Whether the key steers. */
function pressKey(rig: CameraRig, key: string): boolean {
  if (key === 'ArrowLeft') rig.turn(-keyTurn, 0)
  else if (key === 'ArrowRight') rig.turn(keyTurn, 0)
  else if (key === 'ArrowUp') rig.turn(0, keyTurn / 2)
  else if (key === 'ArrowDown') rig.turn(0, -keyTurn / 2)
  else if (key === '+' || key === '=') rig.zoom(1.25)
  else if (key === '-') rig.zoom(0.8)
  else return false
  return true
}
