import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Pattern } from '../drafting/pattern.ts'
import type { BakeRecord } from './bakeRecord.ts'
import type { Layer } from './body/addLayer.ts'
import { type DrapedGarment, drape } from './drape.ts'
import { panelGeometries } from './file/panelGeometry.ts'
import { writeGarment } from './file/writeGarment.ts'
import { finishGarment } from './finish/finishGarment.ts'
import { occlusionOf } from './finish/occlusion.ts'
import type { FinishedMesh } from './finish/turnHems.ts'
import { inputHash } from './inputHash.ts'
import { verticesInside } from './measure.ts'
import type { TailorSettings } from './settings.ts'
import { highStrain, strainsIn } from './solver/strain.ts'

export interface BakeInput {
  readonly file: string
  readonly pattern: Pattern
  readonly settings: TailorSettings
  /** Worn underneath, innermost first. */
  readonly underneath: readonly BakedGarment[]
  /** A clock in milliseconds. */
  readonly now: () => number
}

export interface BakedGarment {
  readonly bytes: Uint8Array
  readonly record: BakeRecord
  readonly draped: DrapedGarment
  readonly mesh: FinishedMesh
}

/** From a pattern to a file: sewn, hung, finished, lit. The same input gives the same bytes. */
export async function bakeGarment({ file, pattern, settings, underneath, now }: BakeInput): Promise<BakedGarment> {
  const begin = now()
  const layers: readonly Layer[] = underneath.map(({ mesh }) => mesh)
  const draped = drape(pattern, settings, layers)
  const mesh = finishGarment(draped, settings)
  const occluders = [draped, ...underneath.map(worn => worn.draped)]
  const light = occlusionOf(
    mesh,
    occluders.map(worn => ({ ...worn.mesh, positions: worn.positions })),
  ).map(open => settings.darkest + (1 - settings.darkest) * Math.min(1, open * 1.08))
  const bytes = await writeGarment(file.replace(/\.glb$/, ''), panelGeometries(mesh, pattern.panels, light))
  const record: BakeRecord = {
    inputHash: inputHash(
      pattern,
      settings,
      underneath.map(worn => worn.record.inputHash),
    ),
    fileHash: createHash('sha256').update(bytes).digest('hex'),
    vertices: mesh.vertexCount,
    triangles: mesh.panelOf.length,
    strain99: rounded(highStrain(strainsIn('cloth', draped.cloth, draped.cloth.springs)), 4),
    ribStrain99: rounded(highStrain(strainsIn('rib', draped.cloth, draped.cloth.springs)), 4),
    speedAtRest: rounded(draped.rest.speed, 5),
    verticesInside: verticesInside(mesh, draped.body),
    seconds: rounded((now() - begin) / 1000, 1),
    bytes: bytes.length,
    gzipBytes: gzipSync(bytes, { level: 9 }).length,
  }
  return { bytes, record, draped, mesh }
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))
