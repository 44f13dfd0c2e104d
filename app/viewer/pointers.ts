type Place = readonly [x: number, y: number]

/** What a moved pointer means, in pixels. */
interface PinchChange {
  readonly fingers: number
  /** How far the middle of all fingers has moved. */
  readonly moved: Place
  /** How much farther apart the first two fingers are than before; 1 with one finger. */
  readonly spread: number
  readonly middle: Place
  /** Where the first two fingers are; `null` with one. */
  readonly pair: readonly [Place, Place] | null
}

/** Follows the fingers on the stage. */
interface Pinch {
  fingers(): number
  press(pointer: number, at: Place): void
  /** `null` for a pointer that is not pressed. */
  move(pointer: number, at: Place): PinchChange | null
  /** Whether the pointer was pressed. */
  release(pointer: number): boolean
}

export function createPinch(): Pinch {
  const pressed = new Map<number, Place>()
  return {
    fingers: () => pressed.size,
    press: (pointer, at) => void pressed.set(pointer, at),
    move(pointer, at) {
      if (!pressed.has(pointer)) return null
      const before = [...pressed.values()]
      pressed.set(pointer, at)
      const after = [...pressed.values()]
      const [from, to] = [middleOf(before), middleOf(after)]
      return {
        fingers: after.length,
        moved: [to[0] - from[0], to[1] - from[1]],
        spread: distance(after) / distance(before),
        middle: to,
        pair: after[0] && after[1] ? [after[0], after[1]] : null,
      }
    },
    release: pointer => pressed.delete(pointer),
  }
}

const middleOf = (places: readonly Place[]): Place => [
  places.reduce((sum, [x]) => sum + x, 0) / places.length,
  places.reduce((sum, [, y]) => sum + y, 0) / places.length,
]

/** Fingers on one spot count as a pixel apart. */
function distance([a, b]: readonly Place[]): number {
  return a && b ? Math.max(1, Math.hypot(a[0] - b[0], a[1] - b[1])) : 1
}

type Turn = readonly [azimuth: number, elevation: number]

/** How long before it is let go a turn counts, in ms. */
const remembered = 80

/** The speed at which the garment is let go. */
interface TurnSpeed {
  reset(): void
  add(turn: Turn, time: number): void
  /** Radians per ms at that time; nothing when the hand has rested. */
  at(time: number): Turn
}

export function createTurnSpeed(): TurnSpeed {
  let turns: { readonly turn: Turn; readonly time: number }[] = []
  return {
    reset() {
      turns = []
    },
    add(turn, time) {
      turns = [...turns.filter(past => time - past.time < remembered), { turn, time }]
    },
    at(time) {
      const recent = turns.filter(past => time - past.time < remembered)
      const sum = (axis: 0 | 1) => recent.reduce((total, { turn }) => total + turn[axis], 0) / remembered
      return [sum(0), sum(1)]
    },
  }
}

/** Something that is asked for more often than images are drawn, and done once for each, with what came last. */
interface OnceAFrame<Value> {
  soon(value: Value): void
  /** Does at once what is still to be done. */
  now(): void
  /** Leaves what is still to be done. */
  cancel(): void
}

export function onceAFrame<Value>(act: (value: Value) => void): OnceAFrame<Value> {
  let frame: number | null = null
  let todo: { readonly value: Value } | null = null
  const cancel = () => {
    if (frame !== null) cancelAnimationFrame(frame)
    frame = null
    todo = null
  }
  const now = () => {
    const last = todo
    cancel()
    if (last) act(last.value)
  }
  return {
    soon(value) {
      todo = { value }
      frame ??= requestAnimationFrame(now)
    },
    now,
    cancel,
  }
}
