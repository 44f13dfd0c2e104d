import type { DrapedGarment } from '../drape.ts'
import type { TailorSettings } from '../settings.ts'
import { fitOutline } from './fitOutline.ts'
import { normalsOf } from './normals.ts'
import { pushOut } from './pushOut.ts'
import { subdivide } from './subdivide.ts'
import { type FinishedMesh, turnHems } from './turnHems.ts'

/** Between the body and the inside of a turned hem, in m. */
const clearance = 0.0005

/** The garment as it is looked at: rounder if the settings say so, with normals and turned hems. */
export function finishGarment({ mesh, positions, body }: DrapedGarment, settings: TailorSettings): FinishedMesh {
  const hung = settings.subdivide ? subdivide({ ...mesh, positions }) : { ...mesh, positions }
  const flat = fitOutline(
    hung,
    mesh.panels.map(({ panel }) => panel),
  )
  const finished = turnHems({ ...hung, flat }, normalsOf(hung, hung.positions), settings.hem)
  pushOut(finished, body, clearance)
  return finished
}
