import { describe, expect, it } from 'vitest'
import { magnitude, subtract, type Vector, vectorAt } from '../../../engine/geometry/vector.ts'
import { type Panel, panelId } from '../../../engine/index.ts'
import { draftPanel, straight } from '../../../engine/plugin.ts'
import { normalsOf } from '../../../engine/tailor/finish/finishGarment.ts'
import { layersOf } from '../../../engine/tailor/finish/layers.ts'
import { setButtons } from '../../../engine/tailor/finish/setButtons.ts'
import type { FinishedMesh } from '../../../engine/tailor/finish/turnHems.ts'
import { moveButtons } from '../../../engine/tailor/fit/moveButtons.ts'
import { wornMesh } from '../../../engine/tailor/fit/wornMesh.ts'

const step = 5

/** A front of 120 × 160 mm, buttons of 12 mm at these heights. */
function layersAt(...heights: readonly number[]) {
  const front = draftPanel({
    id: 'front',
    part: 'shirt',
    placement: { kind: 'torso', side: 'front' },
    edges: [
      ['top', straight([-60, 0], [60, 0]), 10],
      ['left', straight([60, 0], [60, 160]), 10],
      ['hem', straight([60, 160], [-60, 160]), 10],
      ['right', straight([-60, 160], [-60, 0]), 10],
    ],
    grain: [
      [0, 2],
      [0, 100],
    ],
    anchors: {},
  })
  const round = Array.from({ length: 25 }, (_, at) => {
    const turn = (at / 24) * 2 * Math.PI
    return [6 * Math.cos(turn), 6 * Math.sin(turn)] as const
  })
  const button: Panel = {
    ...front,
    id: panelId('button'),
    placement: { kind: 'button', panel: panelId('front'), at: heights.map(y => [0, y] as const) },
    edges: [{ name: 'rim', points: [...round.slice(0, 24), round[0] ?? [6, 0]], allowance: 0 }],
  }
  return layersOf({ size: 'M', options: {}, panels: [front, button], seams: [] })
}

/** The front as it hangs where `place` puts its mm. */
function hung(place: (x: number, y: number) => Vector): FinishedMesh {
  const columns = 120 / step + 1
  const points = Array.from({ length: columns * (160 / step + 1) }, (_, index) => {
    return [(index % columns) * step - 60, Math.floor(index / columns) * step] as const
  })
  const triangles = Uint32Array.from(
    points.flatMap(([x, y], at) =>
      x === 60 || y === 160 ? [] : [at, at + columns, at + 1, at + 1, at + columns, at + columns + 1],
    ),
  )
  const mesh = {
    flat: Float64Array.from(points.flat()),
    vertexOf: Int32Array.from(points, (_, index) => index),
    vertexCount: points.length,
    triangles,
    panelOf: new Uint8Array(triangles.length / 3),
    positions: Float64Array.from(points.flatMap(([x, y]) => place(x, y))),
  }
  return { ...mesh, normals: normalsOf(mesh, mesh.positions) }
}

const flatCloth = hung((x, y) => [x / 1000, 1.5 - y / 1000, 0.1])
/** Wider, higher, and leaning back, as on a chest that is larger. */
const lean = Math.PI / 6
const largeCloth = hung((x, y) => [
  (x * 1.2) / 1000,
  1.6 - (Math.cos(lean) * y) / 1000,
  0.2 + (Math.sin(lean) * y) / 1000,
])

/** As the file of the baked garment has it. */
function bakedWith(layers: ReturnType<typeof layersAt>) {
  const whole = setButtons(flatCloth, layers)
  const panels = layers.panels.map((panel, index) => {
    const corners = whole.triangles.filter((_, corner) => whole.panelOf[Math.floor(corner / 3)] === index)
    const points = [...new Set(corners)]
    const numbers = new Map(points.map((point, number) => [point, number]))
    const vertices = points.map(point => whole.vertexOf[point] ?? 0)
    return {
      panel: panel.id as string,
      extras: { panel: panel.id as string, box: { left: 0, top: 0, width: 1, height: 1 } },
      positions: Float64Array.from(vertices.flatMap(vertex => vectorAt(whole.positions, vertex))),
      normals: new Float64Array(vertices.length * 3),
      flat: Float64Array.from(points.flatMap(point => [whole.flat[point * 2] ?? 0, whole.flat[point * 2 + 1] ?? 0])),
      light: new Float64Array(vertices.length),
      triangles: corners.map(point => numbers.get(point) ?? 0),
    }
  })
  return wornMesh({ panels, extensions: [], nodeScale: [] })
}

/** The points of the buttons, before and after. */
function moved(heights: readonly number[], there: readonly number[]) {
  const [parts, sized] = [layersAt(...heights), layersAt(...there)]
  const worn = bakedWith(parts)
  const move = moveButtons({ worn, parts, sized, finished: largeCloth }).get('button')
  const { first = 0, positions = new Float64Array() } = worn.panels.find(({ panel }) => panel === 'button') ?? {}
  const before = Array.from({ length: positions.length / 3 }, (_, at) => vectorAt(worn.positions, first + at))
  return { before, after: before.map(place => move?.(place) ?? expect.unreachable('No button is moved.')) }
}

describe('buttons in another size', () => {
  it('keep their shape, however the cloth below is stretched', () => {
    const { before, after } = moved([80], [80])
    for (let at = 1; at < before.length; at += 7) {
      const apart = (places: readonly Vector[]) => magnitude(subtract(places[at] ?? [0, 0, 0], places[0] ?? [0, 0, 0]))
      expect(apart(after)).toBeCloseTo(apart(before), 6)
    }
  })

  it('lie on the cloth of the size, level with it', () => {
    const { before, after } = moved([80], [80])
    // From the plane of the leaning cloth, along the way out of it.
    const above = ([, y, z]: Vector) => (z - 0.2) * Math.cos(lean) + (y - 1.6) * Math.sin(lean)
    after.forEach((place, at) => {
      expect(above(place)).toBeCloseTo((before[at]?.[2] ?? 0) - 0.1, 6)
    })
  })

  it('go each to its own spot, also where the size has them farther apart', () => {
    const { before, after } = moved([40, 80], [50, 110])
    // Along the cloth, in mm.
    const down = after.map(([, y, z]) => ((1.6 - y) * Math.cos(lean) + (z - 0.2) * Math.sin(lean)) * 1000)
    const upper = before.flatMap(([, y], at) => (y > 1.5 - 0.06 ? [down[at] ?? 0] : []))
    const lower = before.flatMap(([, y], at) => (y < 1.5 - 0.06 ? [down[at] ?? 0] : []))
    const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
    expect(upper.length).toBe(lower.length)
    expect(middleOf(upper)).toBeCloseTo(50, 0)
    expect(middleOf(lower)).toBeCloseTo(110, 0)
  })

  it('say so when the file has nothing that they are set on', () => {
    const parts = layersAt(80)
    const worn = bakedWith(parts)
    const bare = { ...worn, panels: worn.panels.filter(({ panel }) => panel !== 'front') }
    expect(() => moveButtons({ worn: bare, parts, sized: parts, finished: largeCloth })).toThrow(
      'no panel "front" below "button"',
    )
  })
})
