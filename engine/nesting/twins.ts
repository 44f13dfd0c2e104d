import { boundsOfPoints } from '../geometry/bounds.ts'
import { distanceToStretch, pairs, type Ring, turned } from './forms.ts'
import { type Layout, quarterTurns, type Table } from './layout.ts'

/** What a kind becomes when the cloth is turned over: a kind in a quarter turn, moved by so much. */
export interface Twin {
  readonly kind: number
  readonly quarters: number
  readonly x: number
  readonly y: number
}

/** So far two outlines of one piece may lie apart, in units: each was made simpler by itself. */
const leeway = 400

/** Of each kind, which one it becomes when it is turned over about the roll; none for one that has no other hand. */
export function twinsOf({ kinds, turnsOf }: Table): readonly (Twin | undefined)[] {
  const turns = turnsOf[0] ?? [0]
  return kinds.map(ring => {
    const over = ring.map((value, at) => (at % 2 === 0 ? value : -value))
    for (const [kind, other] of kinds.entries()) {
      for (const quarters of turns) {
        const twin = fitting(over, turned(other, quarters).ring)
        if (twin) return { kind, quarters, ...twin }
      }
    }
    return undefined
  })
}

/** By how much the second outline is moved to lie on the first. */
function fitting(first: Ring, second: Ring): { readonly x: number; readonly y: number } | null {
  const [own, other] = [boundsOfPoints(pairs(first)), boundsOfPoints(pairs(second))]
  const [x, y] = [own.left - other.left, own.top - other.top]
  if (Math.abs(own.right - other.right - x) > leeway || Math.abs(own.bottom - other.bottom - y) > leeway) return null
  const moved = second.map((value, at) => value + (at % 2 === 0 ? x : y))
  return isNear(first, moved) && isNear(moved, first) ? { x, y } : null
}

/** Whether all corners of an outline lie near another. */
function isNear(ring: Ring, line: Ring): boolean {
  const corners = [...pairs(line)]
  return [...pairs(ring)].every(spot =>
    corners.some((corner, at) => distanceToStretch(spot, corners.at(at - 1) ?? corner, corner) <= leeway),
  )
}

/** A layout turned over about the middle of the roll. */
export function turnedOver(table: Table, { x, y, form }: Layout, twins: readonly (Twin | undefined)[]): Layout {
  const over = { x: x.slice(), y: y.slice(), form: form.slice() }
  for (const [piece, own] of form.entries()) {
    const [kind, turn] = [own >> 2, own & 3]
    const twin = twins[kind]
    if (!twin) throw new Error('A piece has no other hand.')
    // Turned over and then back by as much as it was turned before.
    const [cos, sin] = quarterTurns[(4 - turn) & 3] ?? quarterTurns[0]
    over.x[piece] = (x[piece] ?? 0) + twin.x * cos - twin.y * sin
    over.y[piece] = table.width - (y[piece] ?? 0) + twin.x * sin + twin.y * cos
    over.form[piece] = twin.kind * 4 + ((twin.quarters + 4 - turn) & 3)
  }
  return over
}
