import type { Pattern } from '../drafting/pattern.ts'
import { addLayer, type Layer } from './body/addLayer.ts'
import { type DistanceGrid, sampleGrid } from './body/distanceGrid.ts'
import { createMannequin } from './body/mannequin.ts'
import { smooth } from './finish/smooth.ts'
import { symmetrise } from './finish/symmetrise.ts'
import { bakeLimits } from './gates/bakeGates.ts'
import type { ClothMesh } from './mesh/clothMesh.ts'
import { sewPanels } from './mesh/sewPanels.ts'
import { placePanels } from './placement/placePanels.ts'
import type { TailorSettings } from './settings.ts'
import { type Cloth, createCloth } from './solver/cloth.ts'
import { hoodVertices, limpen } from './solver/hood.ts'
import { type Phase, type SettledPhase, simulate } from './solver/simulate.ts'
import { highStrain, strainsIn } from './solver/springs.ts'

export interface DrapedGarment {
  readonly mesh: ClothMesh
  /** In metres, three coordinates per vertex. */
  readonly positions: Float64Array
  readonly cloth: Cloth
  /** The body in its last pose, with what is worn underneath. */
  readonly body: DistanceGrid
  readonly rest: SettledPhase
}

/** Sews a pattern and hangs it on the mannequin, over the garments that it wears already. */
export function drape(pattern: Pattern, settings: TailorSettings, underneath: readonly Layer[]): DrapedGarment {
  const { spacing, seed, fabric, substeps, selfDistance, searchFrames, phases } = settings
  const mesh = sewPanels(pattern, { spacing, seed })
  const cloth = createCloth(mesh, placePanels(mesh, pattern, phases.dressing.armAngle), fabric)
  const hood = hoodVertices(mesh)
  limpen(cloth, hood, settings.limpHood ?? 1)
  const bodyAt = (armAngle: number) =>
    underneath.reduce(addLayerTo, sampleGrid(createMannequin(settings.figure, armAngle), settings.bodySpacing))
  const run = (phase: Phase, body: DistanceGrid) =>
    simulate(cloth, phase, { body, substeps, selfDistance, searchFrames, hood })

  run(phases.dressing, bodyAt(phases.dressing.armAngle))
  for (const armAngle of phases.moving.armAngles) run(phases.moving, bodyAt(armAngle))
  const body = bodyAt(phases.resting.armAngle)
  let rest = run(phases.resting, body)
  for (let round = 0; round < maxShakes && isStrained(cloth); round++) {
    for (const armAngle of shakeAngles(settings)) run(phases.moving, bodyAt(armAngle))
    rest = run(phases.resting, body)
  }
  const { positions, flat } = smooth(mesh, cloth.positions, settings.smoothing)
  const even = { ...mesh, flat }
  return { mesh: even, positions: symmetrise(even, positions, body), cloth, body, rest }
}

/** How often cloth that is caught in a fold is shaken out of it; what still is then fails its gate. */
const maxShakes = 2

const isStrained = (cloth: Cloth) => highStrain(strainsIn('cloth', cloth, cloth.springs)) > bakeLimits.strain99

/** The arms are lifted a little and come down again, if they move at all. */
const shakeAngles = ({ phases: { moving, resting } }: TailorSettings): readonly number[] =>
  moving.armAngles.length === 0 ? [] : [resting.armAngle + 4, resting.armAngle]

const addLayerTo = (grid: DistanceGrid, layer: Layer) => addLayer(grid, layer)
