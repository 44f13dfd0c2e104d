import { expect, it } from 'vitest'
import type { ReadGarment } from '../../../engine/tailor/file/readGarment.ts'
import { flattenStrips } from '../../../engine/tailor/fit/flattenStrips.ts'
import { edgesOfStrips } from '../../../engine/tailor/fit/takeOver.ts'
import { wornMesh } from '../../../engine/tailor/fit/wornMesh.ts'
import { findCrossings } from '../../../engine/tailor/gates/crossings.ts'

/** A square of cloth of 100 mm in two triangles, and below its lower edge a strip that has the edge's millimetres. */
const square = {
  panel: 'front',
  extras: { panel: 'front', box: { left: 0, top: 0, width: 100, height: 100 } },
  positions: Float64Array.from([0, 0.1, 0, 0.1, 0.1, 0, 0, 0, 0, 0.1, 0, 0, 0, 0.01, -0.002, 0.1, 0.01, -0.002]),
  normals: new Float64Array(18),
  flat: Float64Array.from([0, 0, 100, 0, 0, 100, 100, 100, 0, 100, 100, 100]),
  light: new Float64Array(6),
  triangles: Uint32Array.from([0, 2, 1, 1, 2, 3, 2, 4, 3, 3, 4, 5]),
}
const worn = wornMesh({ panels: [square], extensions: [], nodeScale: [] } satisfies ReadGarment)
const edges = edgesOfStrips(worn, new Map())

it('knows which points of a hem are turned in, and beside which point of the edge', () => {
  expect([...edges]).toEqual([
    [4, 2],
    [5, 3],
  ])
  expect([...edgesOfStrips(worn, new Map([['front', place => place]]))]).toEqual([])
})

it('leaves a strip that has room as it lies', () => {
  const positions = worn.positions.slice()
  flattenStrips(worn, positions, edges)
  expect([...positions]).toEqual([...worn.positions])
})

it('lays a strip on its edge where it passes through cloth', () => {
  const positions = worn.positions.slice()
  positions.set([0.02, 0.04, 0.01], 12)
  positions.set([0.05, 0.05, -0.01], 15)
  expect(findCrossings({ positions, triangles: worn.triangles }).length).toBeGreaterThan(0)
  flattenStrips(worn, positions, edges)
  expect(findCrossings({ positions, triangles: worn.triangles })).toEqual([])
  expect([...positions.subarray(12, 15)]).toEqual([...positions.subarray(6, 9)])
})
