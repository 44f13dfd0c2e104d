type Turn = readonly [azimuth: number, elevation: number]

/** How long before it is let go a turn counts, in ms. */
const remembered = 80

/** The speed at which the garment is let go. */
export interface TurnSpeed {
  reset(time: number): void
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
