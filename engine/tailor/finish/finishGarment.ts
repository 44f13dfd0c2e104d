import type { DrapedGarment } from '../drape.ts'
import type { TailorSettings } from '../settings.ts'
import { normalsOf } from './normals.ts'
import { subdivide } from './subdivide.ts'
import { type FinishedMesh, turnHems } from './turnHems.ts'

/** The garment as it is looked at: rounder if the settings say so, with normals and turned hems. */
export function finishGarment({ mesh, positions }: DrapedGarment, settings: TailorSettings): FinishedMesh {
  const hung = settings.subdivide ? subdivide({ ...mesh, positions }) : { ...mesh, positions }
  return turnHems(hung, normalsOf(hung, hung.positions), settings.hem)
}
