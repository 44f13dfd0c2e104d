type Place = readonly [x: number, y: number]

/** What a moved pointer means, in pixels. */
export interface PinchChange {
  readonly fingers: number
  /** How far the middle of all fingers has moved. */
  readonly moved: Place
  /** How much farther apart the first two fingers are than before; 1 with one finger. */
  readonly spread: number
  readonly middle: Place
}

/** Follows the fingers on the stage. */
export interface Pinch {
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
