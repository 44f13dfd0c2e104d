import { describe, expect, it } from 'vitest'
import { magnitude, subtract, vectorAt } from '../../../engine/geometry/vector.ts'
import { type Panel, type Pattern, panelId } from '../../../engine/index.ts'
import { draftPanel, type Placement, straight } from '../../../engine/plugin.ts'
import { normalsOf } from '../../../engine/tailor/finish/finishGarment.ts'
import { foldOver, sewnToFalls } from '../../../engine/tailor/finish/foldOver.ts'
import { hangCords, moveCords } from '../../../engine/tailor/finish/hangCords.ts'
import { coversOf, layersOf } from '../../../engine/tailor/finish/layers.ts'
import { bentNormalsOf } from '../../../engine/tailor/finish/occlusion.ts'
import { setButtons } from '../../../engine/tailor/finish/setButtons.ts'
import { type FinishedMesh, turnHems } from '../../../engine/tailor/finish/turnHems.ts'
import { countCrossings } from '../../../engine/tailor/gates/crossings.ts'
import { vertexTriangles } from '../../../engine/tailor/mesh/clothMesh.ts'
import { shirtSettings } from '../../../engine/tailor/settings.ts'

/** A rectangle from −width / 2 and 0, in mm. */
const rectangle = (id: string, [width, height]: readonly [number, number], placement: Placement): Panel => {
  const half = width / 2
  return draftPanel({
    id,
    part: 'shirt',
    placement,
    edges: [
      ['top', straight([-half, 0], [half, 0]), 10],
      ['left', straight([half, 0], [half, height]), 10],
      ['bottom', straight([half, height], [-half, height]), 10],
      ['right', straight([-half, height], [-half, 0]), 10],
    ],
    grain: [
      [0, 2],
      [0, height - 2],
    ],
    anchors: {},
  })
}

const step = 5

/** A rectangle as it hangs where `place` puts its mm, in steps of 5 mm. */
function hung(
  [width, height]: readonly [number, number],
  place: (x: number, y: number) => readonly number[],
): FinishedMesh {
  const columns = width / step + 1
  const points = Array.from({ length: columns * (height / step + 1) }, (_, index) => {
    return [(index % columns) * step - width / 2, Math.floor(index / columns) * step] as const
  })
  const corners = points.flatMap(([x, y], at) =>
    x === width / 2 || y === height ? [] : [at, at + columns, at + 1, at + 1, at + columns, at + columns + 1],
  )
  const mesh = {
    flat: Float64Array.from(points.flat()),
    vertexOf: Int32Array.from(points, (_, index) => index),
    vertexCount: points.length,
    triangles: Uint32Array.from(corners),
    panelOf: new Uint8Array(corners.length / 3),
    positions: Float64Array.from(points.flatMap(([x, y]) => place(x, y))),
  }
  return { ...mesh, normals: normalsOf(mesh, mesh.positions) }
}

/** Points at one place count as one, as in a file. */
const crossingsOf = (mesh: FinishedMesh): number =>
  countCrossings([{ positions: mesh.positions, triangles: vertexTriangles(mesh) }])

const radius = 0.065
/** A stand of 300 × 30 mm round a neck. */
const neck = () =>
  hung([300, 30], (x, y) => [
    radius * Math.sin(x / 1000 / radius),
    1.5 - y / 1000,
    radius * Math.cos(x / 1000 / radius),
  ])
/** Cloth that hangs flat, its right side to the front. */
const sheet = (width: number, height: number) => hung([width, height], (x, y) => [x / 1000, 1.5 - y / 1000, 0])

const patternOf = (...panels: readonly Panel[]): Pattern => ({ size: 'M', options: {}, panels, seams: [] })
const stand = rectangle('stand', [300, 30], { kind: 'rim' })
const fall = (width: number): Panel =>
  rectangle('collar', [width, 45], { kind: 'fall', over: panelId('stand'), along: 'top', roll: 'top' })
const settings = { ...shirtSettings, substeps: 12 }

describe('a panel that is folded over another', () => {
  const layers = layersOf(patternOf(stand, fall(305)))
  const whole = foldOver(neck(), layers, settings)
  const own = new Set(
    whole.triangles.filter((_, corner) => whole.panelOf[Math.floor(corner / 3)] === 1).map(point => point),
  )
  const vertices = [...own].map(point => ({
    x: whole.flat[point * 2] ?? 0,
    y: whole.flat[point * 2 + 1] ?? 0,
    at: vectorAt(whole.positions, whole.vertexOf[point] ?? 0),
    normal: vectorAt(whole.normals, whole.vertexOf[point] ?? 0),
  }))

  it('begins exactly where the other ends, as one surface', () => {
    const below = neck()
    const top = Array.from({ length: 59 }, (_, vertex) => vectorAt(below.positions, vertex + 1).join())
    const roll = vertices.filter(({ x, y }) => Math.abs(x) < 152 && Math.abs(y) < 0.05)
    expect(new Set(roll.map(({ at }) => at.join()))).toEqual(new Set(top))
    // The wrong side of the stand goes on as the right side of the fall, which faces up there.
    expect(Math.min(...roll.map(({ normal }) => normal[1]))).toBeGreaterThan(0)
    for (let vertex = 0; vertex < 61; vertex++) expect(vectorAt(whole.normals, vertex)[1]).toBeLessThan(0)
  })

  it('falls outside of it, and nothing passes through anything', () => {
    const distances = vertices
      .filter(({ x, y }) => Math.abs(x) < 140 && y > 8 && y < 28)
      .map(({ at: [x, , z] }) => Math.hypot(x, z))
    expect(Math.min(...distances)).toBeGreaterThan(radius)
    expect(Math.min(...vertices.map(({ at }) => at[1]))).toBeLessThan(1.465)
    expect(crossingsOf(whole)).toBe(0)
  })

  it('leaves what it is folded over without turned edges', () => {
    const isSewn = sewnToFalls(layers)
    expect([0, 1].map(panel => isSewn(panel, [-150, 0], [-145, 0]))).toEqual([true, false])
  })

  it('says so when it is too long or too short for the edge', () => {
    for (const width of [290, 330]) {
      expect(() => layersOf(patternOf(stand, fall(width)))).toThrow(`has ${width}.0 mm`)
    }
    expect(() => layersOf(patternOf(fall(300)))).toThrow('lies on "stand", which does not hang')
  })
})

describe('a button', () => {
  const buttons = (...at: readonly (readonly [number, number])[]) =>
    layersOf(
      patternOf(
        rectangle('front', [100, 100], { kind: 'torso', side: 'front' }),
        rectangle('button', [11, 11], { kind: 'button', panel: panelId('front'), at }),
      ),
    )

  it('is set on its panel as often as it says, level and hard', () => {
    const cloth = sheet(100, 100)
    const whole = setButtons(cloth, buttons([0, 20], [0, 60]))
    const heights = Array.from({ length: whole.vertexCount - cloth.vertexCount }, (_, index) => {
      return vectorAt(whole.positions, cloth.vertexCount + index)
    })
    expect(Math.min(...heights.map(([, , z]) => z))).toBeGreaterThan(-0.0014)
    expect(Math.max(...heights.map(([, , z]) => z))).toBeCloseTo(0.0027, 4)
    const down = heights.map(([, y]) => (1.5 - y) * 1000)
    expect(down.filter(y => y > 18 && y < 33).length).toBe(heights.length / 2)
    expect(down.filter(y => y > 58 && y < 73).length).toBe(heights.length / 2)
  })

  it('says so where there is no cloth', () => {
    expect(() => setButtons(sheet(100, 100), buttons([300, 20]))).toThrow('set at 300,20 on "front"')
  })
})

describe('a drawcord', () => {
  const cords = (...path: readonly (readonly [number, number])[]) =>
    layersOf(
      patternOf(
        rectangle('front', [100, 200], { kind: 'torso', side: 'front' }),
        rectangle('cord', [15, 100], {
          kind: 'drawcord',
          path: path.map(at => ({ panel: panelId('front'), at })),
        }),
      ),
    )
  const path = [20, 40, 60, 80, 100, 120].map(y => [10, y] as const)
  const cloth = sheet(100, 200)

  it('comes out of its eyelet and hangs down its path, off the cloth and closed all round', () => {
    const whole = hangCords(cloth, cords(...path))
    const places = Array.from({ length: whole.vertexCount - cloth.vertexCount }, (_, index) =>
      vectorAt(whole.positions, cloth.vertexCount + index),
    )
    const [across, down] = [places.map(([x]) => x * 1000), places.map(([, y]) => (1.5 - y) * 1000)]
    expect([Math.min(...across), Math.max(...across)].map(Math.round)).toEqual([5, 15])
    expect(Math.min(...down)).toBeGreaterThan(20 - 5)
    expect(Math.max(...down)).toBeLessThan(120 + 0.5)
    expect(Math.min(...places.map(([, , z]) => z))).toBeGreaterThan(0.0001)
    expect(crossingsOf(whole)).toBe(0)
  })

  it('is where its spots are in another size too', () => {
    const layers = cords(...path)
    const whole = hangCords(cloth, layers)
    const move = moveCords(cloth, layers).get('cord')
    for (let point = cloth.vertexOf.length; point < whole.vertexOf.length; point += 11) {
      const spot = [whole.flat[point * 2] ?? 0, whole.flat[point * 2 + 1] ?? 0] as const
      const place = vectorAt(whole.positions, whole.vertexOf[point] ?? 0)
      expect(magnitude(subtract(move?.(place, spot) ?? [9, 9, 9], place))).toBeLessThan(1e-6)
    }
  })

  it('says so where it has no room to bend out of its eyelet', () => {
    expect(() => hangCords(cloth, cords([10, 20], [10, 29], [10, 120]))).toThrow('second spot 9.0 mm from its eyelet')
  })

  it('says so where there is no cloth', () => {
    expect(() => hangCords(cloth, cords([10, 20], [300, 60]))).toThrow('"cord" is set at 300,60 on "front"')
  })
})

describe('the turned edge of cloth with corners', () => {
  it('is mitred there and does not pass through itself', () => {
    const cloth = { ...sheet(80, 80), corners: new Set([0, 16, 272, 288]) }
    const turned = turnHems(cloth, cloth.normals, { thickness: 0.0022, depth: 0.016 })
    expect(crossingsOf(turned)).toBe(0)
    expect(turned.triangles.length).toBeGreaterThan(cloth.triangles.length)
  })
})

describe('light on cloth that something lies on', () => {
  it('goes on below it as it is beside it', () => {
    const front = rectangle('front', [100, 100], { kind: 'torso', side: 'front' })
    const patch = rectangle('patch', [60, 60], { kind: 'onto', panel: panelId('front'), at: [0, 20] })
    const below = sheet(100, 100)
    const above = hung([60, 60], (x, y) => [x / 1000, 1.48 - y / 1000, 0.003])
    const whole: FinishedMesh = {
      flat: Float64Array.from([...below.flat, ...above.flat]),
      positions: Float64Array.from([...below.positions, ...above.positions]),
      normals: Float64Array.from([...below.normals, ...above.normals]),
      vertexOf: Int32Array.from([...below.vertexOf, ...above.vertexOf.map(vertex => vertex + below.vertexCount)]),
      vertexCount: below.vertexCount + above.vertexCount,
      triangles: Uint32Array.from([...below.triangles, ...above.triangles.map(point => point + below.vertexCount)]),
      panelOf: Uint8Array.from([...below.panelOf, ...above.panelOf.map(() => 1)]),
    }
    const covers = coversOf(layersOf(patternOf(front, patch)), whole)
    const darkest = (hidden: Uint32Array) => {
      const light = bentNormalsOf(whole, { garments: [whole], covers: hidden })
      return Math.min(...Array.from({ length: below.vertexCount }, (_, at) => Math.hypot(...vectorAt(light, at))))
    }
    expect(darkest(new Uint32Array())).toBeLessThan(0.1)
    expect(darkest(covers)).toBeGreaterThan(0.35)
  })
})
