import { lightSteps } from '../file/panelGeometry.ts'
import { normalsOf } from '../finish/finishGarment.ts'
import { coversOf, type Layers } from '../finish/layers.ts'
import { bentNormalsOf } from '../finish/occlusion.ts'
import type { FinishedMesh } from '../finish/turnHems.ts'
import type { WornMesh } from './wornMesh.ts'

/** So much of a change, in steps of the file, is of the rays and not of the cloth. */
const noise = 1

/** The light on baked garments: every size and every try is compared with it, and it takes a tenth of a fit. */
const asBaked = new WeakMap<WornMesh, Float64Array>()

/**
 * Per point of a baked garment how much its bent normal differs where the points hang at `positions` (m) instead, three
 * numbers each, in steps of the file: where folds are deeper or a hood stands off, other light comes. Both are lit in the
 * same way, so that only what the size changes is found.
 */
export function shadeOf(worn: WornMesh, parts: Layers, positions: Float64Array): Int8Array {
  const before = asBaked.get(worn) ?? lightOn(worn, parts, worn.positions)
  asBaked.set(worn, before)
  const after = lightOn(worn, parts, positions)
  return Int8Array.from({ length: worn.count * 3 }, (_, at) => {
    const same = (worn.sameAs[Math.floor(at / 3)] ?? 0) * 3 + (at % 3)
    const change = ((after[same] ?? 0) - (before[same] ?? 0)) * 0.5 * lightSteps
    // Every change loses the noise, not only small ones: a threshold would show as an edge.
    return Math.sign(change) * Math.round(Math.max(0, Math.abs(change) - noise))
  })
}

function lightOn(worn: WornMesh, parts: Layers, positions: Float64Array): Float64Array {
  const sewn = {
    flat: Float64Array.from(worn.panels.flatMap(({ flat }) => [...flat])),
    positions,
    vertexOf: worn.sameAs,
    vertexCount: worn.count,
    triangles: worn.triangles,
    panelOf: Uint8Array.from(
      worn.panels.flatMap(({ panel, triangles }) => {
        const index = parts.panels.findIndex(({ id }) => id === panel)
        return Array.from({ length: triangles.length / 3 }, () => index)
      }),
    ),
  }
  const mesh: FinishedMesh = { ...sewn, normals: normalsOf(sewn, positions) }
  return bentNormalsOf(mesh, { garments: [mesh], covers: coversOf(parts, mesh) })
}
