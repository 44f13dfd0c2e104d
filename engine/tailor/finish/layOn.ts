import type { Pattern } from '../../drafting/pattern.ts'
import { scale, unit } from '../../geometry/vector.ts'
import type { ClothMesh } from '../mesh/clothMesh.ts'
import { distanceToLine } from '../mesh/polyline.ts'
import { sewPanels } from '../mesh/sewPanels.ts'
import { spotFinder } from '../mesh/spotFinder.ts'
import { normalsOf } from './finishGarment.ts'
import { indexBelow, type LaidPanel, type Layers } from './layers.ts'
import { type FinishedMesh, type HemSize, turnHems } from './turnHems.ts'

/** Between points of a panel that lies on another, in mm: it is not made rounder afterwards. */
const spacing = 8
/** Between the middles of both cloths, in m: the rolled edge has room there. */
const height = 0.0032
/** How much further off an open edge stands, in m, and how far from it, in mm, the cloth begins to rise. */
const mouth = { rise: 0.003, reach: 45 }
const hem: HemSize = { thickness: 0.0022, depth: 0.004 }

/**
 * Lays panels on cloth that hangs already: each point lies above its spot on the panel below. Throws where a panel
 * reaches beyond that cloth.
 */
export function layOn(mesh: FinishedMesh, layers: Layers, seed: number): FinishedMesh {
  return layers.laid.reduce(
    (whole, panel) =>
      withSheet(
        whole,
        sheetOn(mesh, { panel, under: indexBelow(layers, panel), pattern: layers.hung, seed }),
        layers.panels.indexOf(panel),
      ),
    mesh,
  )
}

interface Laying {
  readonly panel: LaidPanel
  /** Index of the panel below. */
  readonly under: number
  readonly pattern: Pattern
  readonly seed: number
}

function sheetOn(mesh: FinishedMesh, { panel, under, pattern, seed }: Laying): FinishedMesh {
  const cloth: ClothMesh = sewPanels({ ...pattern, panels: [panel], seams: [] }, { spacing, seed })
  const [spotAt, normalAt] = [finderOn(mesh, under, mesh.positions), finderOn(mesh, under, mesh.normals)]
  const { at, open = [] } = panel.placement
  const mouths = panel.edges.filter(({ name }) => open.includes(name)).map(({ points }) => points)
  const positions = new Float64Array(cloth.vertexCount * 3)
  cloth.vertexOf.forEach((vertex, point) => {
    const [x, y] = [cloth.flat[point * 2] ?? 0, cloth.flat[point * 2 + 1] ?? 0]
    const [spot, normal] = [spotAt(x + at[0], y + at[1]), normalAt(x + at[0], y + at[1])]
    if (!spot || !normal)
      throw new Error(
        `Panel "${panel.id}" lies on "${panel.placement.panel}" and reaches beyond its cloth at ${x}, ${y}.`,
      )
    const away = Math.min(mouth.reach, ...mouths.map(line => distanceToLine(line, [x, y])))
    const near = 1 - away / mouth.reach
    const [a = 0, b = 0, c = 0] = normal
    const lift = scale(unit([a, b, c]), height + (mouths.length > 0 ? mouth.rise * near * near : 0))
    positions.set(
      [0, 1, 2].map(axis => (spot[axis] ?? 0) + (lift[axis] ?? 0)),
      vertex * 3,
    )
  })
  const lying = { ...cloth, positions }
  return turnHems(lying, normalsOf(lying, positions), hem)
}

/** Finds what `values` have at a spot of a panel, three numbers per vertex. */
export function finderOn({ flat, triangles, panelOf, vertexOf }: FinishedMesh, panel: number, values: Float64Array) {
  const positions = Float64Array.from(
    { length: vertexOf.length * 3 },
    (_, index) => values[(vertexOf[Math.floor(index / 3)] ?? 0) * 3 + (index % 3)] ?? 0,
  )
  const own = triangles.filter((_, corner) => panelOf[Math.floor(corner / 3)] === panel)
  return spotFinder({ positions, flat, triangles: own })
}

/** Both meshes as one; all of the sheet is the panel of that index. */
export function withSheet(mesh: FinishedMesh, sheet: FinishedMesh, panel: number): FinishedMesh {
  const both = (one: Float64Array, other: Float64Array) => Float64Array.from([...one, ...other])
  return {
    flat: both(mesh.flat, sheet.flat),
    positions: both(mesh.positions, sheet.positions),
    normals: both(mesh.normals, sheet.normals),
    vertexOf: Int32Array.from([...mesh.vertexOf, ...sheet.vertexOf.map(vertex => vertex + mesh.vertexCount)]),
    vertexCount: mesh.vertexCount + sheet.vertexCount,
    triangles: Uint32Array.from([...mesh.triangles, ...sheet.triangles.map(point => point + mesh.vertexOf.length)]),
    panelOf: Uint8Array.from([...mesh.panelOf, ...sheet.panelOf.map(() => panel)]),
  }
}
