import { describe, expect, it } from 'vitest'
import { bendText, heightOf, pathBounds, widthOf } from '../../../engine/index.ts'
import { fontId, type ShapedText } from '../../../engine/plugin.ts'
import { shipped } from '../../support/faces.ts'

const shaper = await shipped('squada-one', 'koulen')
const set = (text: string, letterSpacing = 0): ShapedText =>
  shaper.shape({ text, font: fontId('squada-one'), capHeight: 30, letterSpacing })

describe('a bent line', () => {
  it('stays as it is at no degrees', () => {
    const line = set('ABC')
    expect(bendText(line, 0)).toBe(line.outline)
  })

  it('[A16] keeps its middle in its place and drops its ends, or lifts them', () => {
    const line = set('OOOOO')
    const middle = (text: ShapedText, degrees: number) => pathBounds(bendText(text, degrees)).top
    expect(middle(line, 90)).toBeCloseTo(line.ink.top, 6)
    expect(pathBounds(bendText(line, 90)).bottom).toBeGreaterThan(line.ink.bottom + 10)
    expect(pathBounds(bendText(line, -90)).top).toBeLessThan(line.ink.top - 10)
    expect(pathBounds(bendText(line, -90)).bottom).toBeCloseTo(line.ink.bottom, 6)
  })

  it('is the same from left to right', () => {
    const { left, right } = pathBounds(bendText(set('HAH'), 120))
    expect((left + right) / 2).toBeCloseTo(set('HAH').width / 2, 6)
  })

  it('[A16] turns every Khmer cluster as a whole', () => {
    const line = set('ឥន្ទ្រី ស្រ្តី', 3)
    const bent = bendText(line, 140)
    let at = 0
    for (const cluster of line.clusters) {
      const [flat, turned] = [cluster.outline, bent.slice(at, at + cluster.outline.length)]
      at += cluster.outline.length
      const spread = (path: typeof flat) => {
        const points = path.flatMap(segment =>
          segment[0] === 'M' || segment[0] === 'L' ? [[segment[1], segment[2]]] : [],
        )
        const [[x, y] = [0, 0]] = points
        return points.map(([px = 0, py = 0]) => Math.hypot(px - (x ?? 0), py - (y ?? 0)))
      }
      expect(spread(turned)).toEqual(spread(flat).map(value => expect.closeTo(value, 6)))
    }
    expect(at).toBe(bent.length)
  })
})

describe('the clusters of a line', () => {
  it('hold the outlines of the line in its order', () => {
    const line = set('FC ភ្នំពេញ', 2)
    expect(line.clusters.flatMap(cluster => cluster.outline)).toEqual(line.outline)
    expect(line.clusters).toHaveLength(6)
  })

  it('stand apart by the letter spacing', () => {
    const [a, b] = set('AB', 5).clusters
    expect((b?.left ?? 0) - (a?.right ?? 0)).toBe(5)
    expect(widthOf(set('AB').ink)).toBeGreaterThan(heightOf(set('AB').ink) / 2)
  })
})
