import { describe, expect, it } from 'vitest'
import { type Panel, type Pattern, panelId } from '../../../engine/index.ts'
import { draftPanel, straight } from '../../../engine/plugin.ts'
import { layersOf } from '../../../engine/tailor/finish/layers.ts'
import { layOn } from '../../../engine/tailor/finish/layOn.ts'
import type { FinishedMesh } from '../../../engine/tailor/finish/turnHems.ts'

const rectangle = (id: string, [width, height]: readonly [number, number], placement: Panel['placement']): Panel =>
  draftPanel({
    id,
    part: 'shirt',
    placement,
    edges: [
      ['top', straight([-width, -height], [width, -height]), 10],
      ['left', straight([width, -height], [width, height]), 10],
      ['bottom', straight([width, height], [-width, height]), 10],
      ['right', straight([-width, height], [-width, -height]), 10],
    ],
    grain: [
      [0, -height / 2],
      [0, height / 2],
    ],
    anchors: {},
  })

const front = rectangle('front', [200, 200], { kind: 'torso', side: 'front' })

const withPocket = (at: readonly [number, number], open: readonly string[] = []): Pattern => ({
  size: 'M',
  options: {},
  panels: [rectangle('pocket', [80, 60], { kind: 'onto', panel: panelId('front'), at, open }), front],
  seams: [],
})

/** Radius of the barrel that the front hangs round, in m. */
const radius = 0.15

/** The front as it hangs round an upright barrel, in steps of 10 mm. */
function barrel(): FinishedMesh {
  const steps = 41
  const points = Array.from({ length: steps * steps }, (_, index) => [
    (index % steps) * 10 - 200,
    Math.floor(index / steps) * 10 - 200,
  ])
  const normals = points.flatMap(([x = 0]) => [Math.sin(x / 1000 / radius), 0, Math.cos(x / 1000 / radius)])
  const corners = points.flatMap(([x = 0, y = 0], at) =>
    x === 200 || y === 200 ? [] : [at, at + steps, at + 1, at + 1, at + steps, at + steps + 1],
  )
  return {
    flat: Float64Array.from(points.flat()),
    vertexOf: Int32Array.from(points, (_, index) => index),
    vertexCount: points.length,
    triangles: Uint32Array.from(corners),
    panelOf: new Uint8Array(corners.length / 3),
    positions: Float64Array.from(
      points.flatMap(([, y = 0], at) => {
        const [x = 0, , z = 0] = normals.slice(at * 3, at * 3 + 3)
        return [x * radius, -y / 1000, z * radius]
      }),
    ),
    normals: Float64Array.from(normals),
  }
}

/** Of each vertex of what was laid on, in mm: how far off the barrel it is, and where on its panel. */
function laid(pattern: Pattern) {
  const cloth = barrel()
  const whole = layOn(cloth, layersOf(pattern), 1)
  return Array.from({ length: whole.vertexOf.length - cloth.vertexOf.length }, (_, index) => {
    const point = index + cloth.vertexOf.length
    const vertex = whole.vertexOf[point] ?? 0
    const [x = 0, , z = 0] = whole.positions.subarray(vertex * 3, vertex * 3 + 3)
    return { off: (Math.hypot(x, z) - radius) * 1000, x: whole.flat[point * 2] ?? 0 }
  })
}

describe('a panel that lies on another', () => {
  it('is not sewn and hung, and comes last', () => {
    const { hung, laid: onTop } = layersOf(withPocket([0, 0]))
    expect(hung.panels.map(({ id }) => id)).toEqual(['front'])
    expect(onTop.map(({ id }) => id)).toEqual(['pocket'])
  })

  it('lies outside its panel everywhere, rolled edges and all, and nowhere far from it', () => {
    const points = laid(withPocket([40, 30]))
    expect(points.length).toBeGreaterThan(300)
    expect(Math.min(...points.map(({ off }) => off))).toBeGreaterThan(0.3)
    expect(Math.max(...points.map(({ off }) => off))).toBeLessThan(3.6)
  })

  it('stands off where a hand goes in', () => {
    const points = laid(withPocket([0, 0], ['left']))
    const highest = (from: number, to: number) =>
      Math.max(...points.filter(({ x }) => x >= from && x <= to).map(({ off }) => off))
    expect(highest(-80, -60)).toBeLessThan(3.6)
    expect(highest(75, 80)).toBeGreaterThan(5.5)
  })

  it('shares no point with the cloth below and has triangles of its own panel', () => {
    const cloth = barrel()
    const whole = layOn(cloth, layersOf(withPocket([0, 0])), 1)
    const own = whole.triangles.filter((_, corner) => whole.panelOf[Math.floor(corner / 3)] === 1)
    expect(Math.min(...own)).toBe(cloth.vertexOf.length)
    expect(Math.min(...own.map(point => whole.vertexOf[point] ?? 0))).toBe(cloth.vertexCount)
  })

  it('leaves a garment without one as it is', () => {
    const cloth = barrel()
    expect(layOn(cloth, layersOf({ ...withPocket([0, 0]), panels: [front] }), 1)).toBe(cloth)
  })

  it('says so when it reaches beyond its panel, or names none', () => {
    expect(() => laid(withPocket([180, 0]))).toThrow('Panel "pocket" lies on "front" and reaches beyond its cloth')
    const alone = withPocket([0, 0])
    expect(() => layOn(barrel(), layersOf({ ...alone, panels: alone.panels.slice(0, 1) }), 1)).toThrow(
      'Panel "pocket" lies on "front", which does not hang',
    )
  })
})
