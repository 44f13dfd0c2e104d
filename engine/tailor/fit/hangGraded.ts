import type { Size } from '../../document/measures.ts'
import type { Point } from '../../geometry/path.ts'
import { type DistanceGrid, sampleGrid } from '../body/distanceGrid.ts'
import { createMannequin } from '../body/mannequin.ts'
import { type Proportions, proportionsOf, unchanged } from '../body/proportions.ts'
import type { DrapedGarment } from '../drape.ts'
import type { ReadGarment } from '../file/readGarment.ts'
import type { Layers } from '../finish/layers.ts'
import { smooth } from '../finish/smooth.ts'
import { symmetrise } from '../finish/symmetrise.ts'
import type { ClothMesh } from '../mesh/clothMesh.ts'
import { sewPanels } from '../mesh/sewPanels.ts'
import { spotFinder } from '../mesh/spotFinder.ts'
import type { TailorSettings } from '../settings.ts'
import { createCloth } from '../solver/cloth.ts'
import { hoodVertices, limpen } from '../solver/hood.ts'
import { type Phase, simulate } from '../solver/simulate.ts'
import { gradeDrape } from './gradeDrape.ts'
import { standOn } from './standOn.ts'
import { spotOf } from './wornMesh.ts'

/** The cloth finds its new length, on a body that grows into it, and comes to rest. */
const usualSettling: Phase = { seconds: 0.7, gravity: 4, damping: 5, friction: 0.05, growFrom: -0.02 }
/** The same with all weight but the hood's, which would press a fold into the back below it. */
export const heavySettling: Phase = { ...usualSettling, gravity: 9.81, hoodPull: [9.81, 0] }
const resting = { seconds: 8, calmAfter: 1 }

/** Of whom a garment of that size is hung on. */
export const wearerOf = ({ figure }: TailorSettings, size: Size): Proportions =>
  proportionsOf(size, figure === 'athletic' ? 'bare' : 'padded')

/** The mannequin in the pose in which garments come to rest, or with its arms so many degrees away from it. */
export function bodyOf(
  { figure, phases, bodySpacing }: TailorSettings,
  proportions: Proportions,
  armAngle = phases.resting.armAngle,
): DistanceGrid {
  const shape = createMannequin(figure, armAngle, proportions)
  return sampleGrid(shape, bodySpacing, proportions.height, proportions.trunk(1.31))
}

interface Hanging {
  readonly baked: ReadGarment
  readonly settings: TailorSettings
  /** The pattern that was baked, and that of the size. */
  readonly parts: Layers
  readonly sized: Layers
  readonly grades: ReadonlyMap<string, (spot: Point) => Point>
  readonly body: DistanceGrid
  /** The body with its arms so many degrees away from it: they are lifted and come down again, if it is given. */
  readonly lifted?: ((armAngle: number) => DistanceGrid) | undefined
  /** How many times as tall as the mannequin of size M the body is. */
  readonly tall: number
}

interface Hung {
  /** Root mean square of the vertices' speeds when the solver stopped, m/s. */
  readonly speed: number
  readonly draped: DrapedGarment
}

/** Hangs what is sewn as it hangs in the baked garment, graded, and lets it settle on the body of the size. */
export function hangGraded({ baked, settings, parts, sized, grades, body, lifted, tall }: Hanging): Hung {
  const before = sewPanels(parts.hung, settings)
  const start = placesOf(before, baked)
  const flat = Float64Array.from(
    before.panels.flatMap(({ id, first, count }) =>
      Array.from({ length: count }, (_, at) => grades.get(id)?.(spotOf(before.flat, first + at)) ?? []).flat(),
    ),
  )
  const mesh: ClothMesh = {
    ...before,
    flat,
    panels: before.panels.map(each => ({
      ...each,
      panel: sized.hung.panels.find(({ id }) => id === each.id) ?? each.panel,
    })),
  }
  const positions = gradeDrape(before, flat, start)
  standOn({ draped: start, bodyBefore: bodyOf(settings, unchanged), graded: positions, body, tall })
  const cloth = createCloth(mesh, positions, settings.fabric)
  const hood = hoodVertices(mesh)
  limpen(cloth, hood, settings.limpHood ?? 1)
  const { smoothing, phases } = settings
  const { dressing, moving } = phases
  const first = lifted ? lifted(dressing.armAngle) : body
  simulate(cloth, phases.settling ?? usualSettling, { ...settings, hood, body: first })
  for (const armAngle of lifted ? moving.armAngles : [])
    simulate(cloth, moving, { ...settings, body: lifted?.(armAngle) ?? body })
  const rest = simulate(cloth, { ...phases.resting, ...resting }, { ...settings, body })
  const smoothed = smooth(mesh, cloth.positions, smoothing)
  const even = { ...mesh, flat: smoothed.flat }
  return {
    speed: rest.speed,
    draped: { mesh: even, positions: symmetrise(even, smoothed.positions, body), cloth, body, rest },
  }
}

/** Where the vertices of a sewn garment hang in its baked file. Throws when the file was baked from another pattern. */
function placesOf(mesh: ClothMesh, { panels }: ReadGarment): Float64Array {
  const sums = new Float64Array(mesh.vertexCount * 3)
  const counts = new Uint8Array(mesh.vertexCount)
  for (const { id, first, count } of mesh.panels) {
    const read = panels.find(({ panel }) => panel === id)
    if (!read) throw new Error(`The baked file has no panel "${id}". Bake the garment anew.`)
    const find = spotFinder(read)
    for (let point = first; point < first + count; point++) {
      const there = find(...spotOf(mesh.flat, point))
      if (!there) continue
      const vertex = mesh.vertexOf[point] ?? 0
      counts[vertex] = (counts[vertex] ?? 0) + 1
      there.forEach((value, axis) => {
        sums[vertex * 3 + axis] = (sums[vertex * 3 + axis] ?? 0) + value
      })
    }
  }
  const missing = counts.indexOf(0)
  if (missing >= 0) throw new Error(`The baked file has no cloth for vertex ${missing}. Bake the garment anew.`)
  return sums.map((sum, index) => sum / (counts[Math.floor(index / 3)] ?? 1))
}
