import { describe, expect, it } from 'vitest'
import type { Marker, NestJob, NestOutcome } from '../../engine/nesting/job.ts'
import { nest } from '../../engine/nesting/nest.ts'
import { gapBetween, type Instance, jobOf, laid, teamOf } from '../support/markers.ts'
import { areaOf, type Polygon } from '../support/polygon.ts'

const square = (side: number): Polygon => [
  [0, 0],
  [side, 0],
  [side, side],
  [0, side],
]

/** A quarter moon, which others fit into. */
const moon: Polygon = [
  [0, 0],
  [300, 0],
  [300, 60],
  [160, 80],
  [80, 160],
  [60, 300],
  [0, 300],
]

const wedge: Polygon = [
  [0, 0],
  [240, 30],
  [0, 130],
]

const mixedPiece = (at: number) => ({
  name: `piece ${at}`,
  outline: [moon, wedge, shortSquare][at % 3] ?? moon,
})

const mixed = (more: Partial<NestJob> = {}): NestJob => ({
  pieces: Array.from({ length: 24 }, (_, at) => ({ ...mixedPiece(at), garment: `shirt ${Math.floor(at / 3)}` })),
  width: 900,
  spacing: 4,
  direction: 'both',
  effort: 0.2,
  ...more,
})

const shortSquare = square(110)

function markerOf(outcome: NestOutcome): Marker {
  if (outcome.kind !== 'nested') throw new Error(`Not nested: ${JSON.stringify(outcome)}`)
  return outcome.marker
}

/** What is wrong with a marker: pieces off the roll, or nearer to each other than they may be. */
function errorsIn(job: NestJob, { placements, length }: Marker, tolerance: number): readonly string[] {
  const lines = job.pieces.map(({ outline }, at) => laid(outline, placements[at] ?? { at: [0, 0], turn: 0 }))
  const margin = job.margin ?? 0
  const off = lines.flatMap((line, at) =>
    line.some(
      ([x, y]) =>
        x < -tolerance || x > length + tolerance || y < margin - tolerance || y > job.width - margin + tolerance,
    )
      ? [`${job.pieces[at]?.name} is off the roll`]
      : [],
  )
  const near = lines.flatMap((line, at) =>
    lines.slice(at + 1).flatMap((other, next) => {
      const gap = isFar(line, other) ? Number.POSITIVE_INFINITY : gapBetween(line, other)
      return gap < job.spacing - tolerance ? [`${at} and ${at + 1 + next} are ${gap} apart`] : []
    }),
  )
  return [...off, ...near]
}

const isFar = (a: Polygon, b: Polygon): boolean =>
  [0, 1].some(axis => {
    const values = (line: Polygon) => line.map(spot => spot[axis] ?? 0)
    return Math.min(...values(a)) > Math.max(...values(b)) + 10 || Math.min(...values(b)) > Math.max(...values(a)) + 10
  })

describe('the pieces of a marker', () => {
  it.each(['one', 'garment', 'both', 'any'] as const)(
    'keep apart and on the roll, laid by the rule "%s"',
    direction => {
      const job = mixed({ direction, margin: 12 })
      const marker = markerOf(nest(job))
      expect(errorsIn(job, marker, 0.05)).toEqual([])
      expect(marker.utilisation).toBeGreaterThan(0.5)
    },
  )

  it('point the way that the cloth asks for', () => {
    const turnsBy = (direction: NestJob['direction']) =>
      markerOf(nest(mixed({ direction, effort: 0.05 }))).placements.map(({ turn }) => turn)
    expect(new Set(turnsBy('one'))).toEqual(new Set([0]))
    expect([...new Set(turnsBy('both'))].sort()).toEqual([0, 180])
    const byGarment = turnsBy('garment')
    for (let at = 0; at < byGarment.length; at += 3) expect(new Set(byGarment.slice(at, at + 3)).size).toBe(1)
  })

  it('lie the same way whenever the same is asked for, and another way for another seed', () => {
    const marker = markerOf(nest(mixed()))
    expect(markerOf(nest(mixed()))).toEqual(marker)
    expect(markerOf(nest(mixed({ seed: 2 }))).placements).not.toEqual(marker.placements)
  })

  it('use no more of the roll with more effort, and tell how far they are', () => {
    const shares: number[] = []
    const short = markerOf(nest(mixed({ effort: 0.02 })))
    const long = markerOf(nest(mixed({ effort: 0.4 }), ({ share }) => shares.push(share)))
    expect(long.length).toBeLessThanOrEqual(short.length)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  })

  it('of many garments lie more densely than the same pieces of none', () => {
    const team: NestJob = { pieces: teamOf(10), width: 1600, spacing: 4, direction: 'both', effort: 1.5 }
    const loose = { ...team, pieces: team.pieces.map(({ name, outline }) => ({ name, outline })) }
    const marker = markerOf(nest(team))
    expect(errorsIn(team, marker, 0.05)).toEqual([])
    expect(marker.utilisation).toBeGreaterThan(markerOf(nest(loose)).utilisation)
  })

  it('of garments of a few sizes lie in the pairs that go well together', () => {
    const team = teamOf(8)
    const kits = ['kit 3', 'kit 7', 'kit 3', 'kit 7', 'kit 3', 'kit 7', 'kit 3', 'kit 7']
    const pieces = kits.flatMap((kit, at) =>
      team.filter(({ garment }) => garment === kit).map(piece => ({ ...piece, garment: `kit ${at}` })),
    )
    const job: NestJob = { pieces, width: 1600, spacing: 4, direction: 'both', effort: 4 }
    const marker = markerOf(nest(job))
    expect(errorsIn(job, marker, 0.05)).toEqual([])
    // Laid in groups as they come they cover 76.4 %.
    expect(marker.utilisation).toBeGreaterThan(0.78)
    const odd: NestJob = { ...job, pieces: [...pieces, ...team.slice(0, 6)], effort: 6 }
    expect(errorsIn(odd, markerOf(nest(odd)), 0.05)).toEqual([])
  })

  it('are named when the roll is too narrow for them', () => {
    const pieces = [
      { name: 'front XL', outline: square(700) },
      { name: 'sleeve XL', outline: wedge },
    ]
    expect(nest(mixed({ pieces, width: 600 }))).toEqual({ kind: 'too-narrow', pieces: ['front XL'], needed: 700 })
    expect(nest(mixed({ pieces, width: 700 })).kind).toBe('nested')
  })

  it('may have ten thousand corners', () => {
    const gear = Array.from({ length: 10_000 }, (_, at) => {
      const [angle, radius] = [(at / 10_000) * 2 * Math.PI, 200 + 12 * Math.sin(at / 16) + (at % 2)]
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
    })
    const job = mixed({ pieces: Array.from({ length: 4 }, (_, at) => ({ name: `gear ${at}`, outline: gear })) })
    const marker = markerOf(nest(job))
    const coarse = gear.filter((_, at) => at % 8 === 0)
    const lines = marker.placements.map(placement => laid(coarse, placement))
    for (const [at, line] of lines.entries()) {
      for (const other of lines.slice(at + 1)) expect(gapBetween(line, other)).toBeGreaterThan(4)
    }
  })
})

describe('the instances that the field compares itself on', () => {
  // A part of the effort that the aims stand for (`npm run markers`).
  it.each([
    ['marques', 1, 0.84],
    ['swim', 1, 0.68],
  ] as const)('"%s" is laid densely, without overlaps', (name: Instance, effort, aim) => {
    const job = jobOf(name, effort)
    const marker = markerOf(nest(job))
    // Corners are rounded to a hundredth of a millimetre, on a roll of two metres.
    expect(errorsIn(job, marker, 0.05)).toEqual([])
    const area = job.pieces.reduce((sum, { outline }) => sum + Math.abs(areaOf(outline)), 0)
    expect(area / (marker.length * job.width)).toBeCloseTo(marker.utilisation, 6)
    expect(marker.utilisation).toBeGreaterThan(aim)
  })
})
