import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../engine/geometry/seededRandom.ts'
import { chosenOf, pricesOf } from '../../engine/nesting/coverage.ts'
import { ringOf, unitsPerMm } from '../../engine/nesting/forms.ts'
import { withHands } from '../../engine/nesting/hands.ts'
import { layFirst } from '../../engine/nesting/layFirst.ts'
import { openTable } from '../../engine/nesting/layout.ts'
import { nest } from '../../engine/nesting/nest.ts'
import { reachOf } from '../../engine/nesting/shorten.ts'
import { kindsIn } from '../../engine/nesting/strips.ts'
import { turnedOver, twinsOf } from '../../engine/nesting/twins.ts'
import { gapBetween, laid } from '../support/markers.ts'
import type { Polygon } from '../support/polygon.ts'

const left: Polygon = [
  [0, 0],
  [240, 30],
  [60, 130],
  [0, 110],
]
const right: Polygon = left.map(([x, y]) => [x, -y] as const)
const square: Polygon = [
  [0, 0],
  [110, 0],
  [110, 110],
  [0, 110],
]

const outlines = [left, right, square] as const
const [leftKind, rightKind, squareKind] = [0, 1, 2]

const tableOf = (kindOf: readonly number[]) =>
  openTable(
    outlines.map(outline => ringOf(outline, 2)),
    kindOf,
    kindOf.map(() => [0, 2]),
    400 * unitsPerMm,
  )

const ways = (effort = 1e6) => ({ random: seededRandom(5), budget: { left: effort } })

describe('strips that cover a demand', () => {
  const demand = { counts: [4, 2], leftOut: [100, 100] }
  const [both, first] = [
    { counts: [1, 1], cost: 10 },
    { counts: [1, 0], cost: 7 },
  ]

  it('give each row the price of one more of it', () => {
    expect(pricesOf([both, first], demand)).toEqual([7, 3])
  })

  it('are chosen in whole numbers, so that they cost least', () => {
    expect(chosenOf([both, first], demand)).toEqual([2, 2])
    expect(chosenOf([both, { ...first, cost: 12 }], demand)).toEqual([4, 0])
  })

  it('leave out what no strip holds, at its own price', () => {
    expect(pricesOf([first], demand)).toEqual([7, 100])
    expect(chosenOf([first], demand)).toEqual([4])
  })
})

describe('a strip that is turned over', () => {
  it('has the other hand of each piece in the same place', () => {
    const table = tableOf([leftKind, rightKind, leftKind, squareKind])
    const twins = twinsOf(table)
    expect(twins.map(twin => twin?.kind)).toEqual([rightKind, leftKind, squareKind])
    const strip = layFirst(table, ways())
    const over = turnedOver(table, strip, twins)
    expect(kindsIn({ laid: over, reach: 0 })).toEqual([rightKind, leftKind, rightKind, squareKind])
    expect(reachOf(table, over)).toBe(reachOf(table, strip))
    const back = turnedOver(table, over, twins)
    for (const values of ['x', 'y', 'form'] as const) expect([...back[values]]).toEqual([...strip[values]])
  })

  it('is not made of a piece that has no other hand', () => {
    const lopsided = openTable([ringOf(left, 2)], [0], [[0, 2]], 400 * unitsPerMm)
    expect(twinsOf(lopsided)).toEqual([undefined])
  })
})

describe('strips that are short of a hand', () => {
  const handsOf = (kindOf: readonly number[], strips: readonly (readonly number[])[]) => {
    const table = tableOf(kindOf)
    const laidStrips = strips.map(kinds => {
      const strip = layFirst(tableOf(kinds), ways())
      return { laid: strip, reach: reachOf(table, strip) }
    })
    return withHands({ table, twins: twinsOf(table) }, laidStrips, ways())
      .flatMap(kindsIn)
      .sort()
  }

  it('are turned over', () => {
    const lefts = [leftKind, leftKind, squareKind]
    const rights = [rightKind, rightKind, squareKind]
    expect(handsOf([...lefts, ...rights], [lefts, lefts])).toEqual([...lefts, ...rights].sort())
  })

  it('exchange a piece where turning over is not enough', () => {
    const wanted = [leftKind, rightKind, leftKind, squareKind]
    expect(handsOf(wanted, [[leftKind, leftKind, leftKind, squareKind]])).toEqual([...wanted].sort())
  })
})

describe('the pieces of many garments', () => {
  const kit = [left, right, square, square]
  const job = (effort: number) => ({
    pieces: Array.from({ length: 12 }, (_, at) =>
      kit.map((outline, piece) => ({ name: `piece ${piece}`, outline, garment: `kit ${at}` })),
    ).flat(),
    width: 520,
    spacing: 4,
    direction: 'both' as const,
    effort,
  })

  it('are laid where even the best strips leave a third of the roll free', () => {
    const bars = [260, 300].map(long => square.map(([x, y]) => [(x * long) / 110, (y * 560) / 110] as const))
    const pieces = Array.from({ length: 10 }, (_, at) =>
      bars.map((outline, piece) => ({ name: `bar ${piece}`, outline, garment: `kit ${at}` })),
    ).flat()
    const outcome = nest({ pieces, width: 1000, spacing: 4, direction: 'both', effort: 3 })
    // One bar behind the other: two do not lie beside each other on this roll.
    expect(outcome.kind === 'nested' && outcome.marker.length).toBeLessThan(10 * (260 + 300 + 8))
  })

  it('lie more densely in strips of mixed garments than garment by garment', () => {
    const [mixed, single] = [job(5), job(0.3)].map(wishes => {
      const outcome = nest(wishes)
      if (outcome.kind !== 'nested') throw new Error('Not nested.')
      return outcome.marker
    })
    expect(mixed?.utilisation).toBeGreaterThan(single?.utilisation ?? 1)
    const lines = job(5).pieces.map(({ outline }, at) =>
      laid(outline, mixed?.placements[at] ?? { at: [0, 0], turn: 0 }),
    )
    for (const [at, line] of lines.entries()) {
      for (const other of lines.slice(at + 1)) expect(gapBetween(line, other)).toBeGreaterThan(4 - 0.05)
      for (const [x, y] of line) expect(x > -0.05 && y > -0.05 && y < 520.05).toBe(true)
    }
    expect(nest(job(5))).toEqual({ kind: 'nested', marker: mixed })
  })
})
