import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Pattern } from '../../drafting/pattern.ts'
import type { Slot } from '../../garment/garmentPlugin.ts'
import type { Point } from '../../geometry/path.ts'
import { inputHash } from '../bakeGarment.ts'
import { addLayer, type Layer } from '../body/addLayer.ts'
import { createFound, type DistanceGrid, distanceAt, verticesInside } from '../body/distanceGrid.ts'
import type { ReadGarment } from '../file/readGarment.ts'
import { placeInFit, writeFit } from '../file/writeFit.ts'
import { finishGarment } from '../finish/finishGarment.ts'
import { foldOver, sewnToFalls } from '../finish/foldOver.ts'
import { hangCords, moveCords } from '../finish/hangCords.ts'
import { layersOf } from '../finish/layers.ts'
import { layOn } from '../finish/layOn.ts'
import { setButtons } from '../finish/setButtons.ts'
import { type MeasuredBake, measureWorn } from '../gates/bakeGates.ts'
import { measureHood } from '../gates/bareHead.ts'
import { foldedPrint } from '../gates/foldedPrint.ts'
import { measureLimbs } from '../gates/limbs.ts'
import type { TailorSettings } from '../settings.ts'
import { flattenStrips } from './flattenStrips.ts'
import { gradePanel } from './gradePanel.ts'
import { bodyOf, hangGraded, heavySettling, wearerOf } from './hangGraded.ts'
import { moveButtons } from './moveButtons.ts'
import { shadeOf } from './shade.ts'
import { edgesOfStrips, takeOver } from './takeOver.ts'
import { clothNormals, type FittedPanel, wornMesh } from './wornMesh.ts'

export interface FitInput {
  /** The baked garment, with the pattern it was baked from. */
  readonly baked: ReadGarment
  readonly base: Pattern
  /** sha256 of the baked file. */
  readonly fileHash: string
  /** The same pieces in another size. */
  readonly pattern: Pattern
  readonly settings: TailorSettings
  /** Where prints go in that size, which no fold may hide. */
  readonly slots?: readonly Slot[]
  /** Worn underneath in the same size, innermost first. */
  readonly underneath: readonly WornFit[]
  /** The arms are lifted and come down again, which draws folds out of the armpits; they hang still unless said. */
  readonly liftsArms?: boolean
  /** How far the figure's armpits are rounded out, in m, so that cloth is not pressed together at their ends; as usual unless said. */
  readonly armpits?: number
  /** A garment with a hood settles with all weight but the hood's. Without weight a fold may stay across the back. */
  readonly settlesHeavy?: boolean
  /** A clock in milliseconds. */
  readonly now: () => number
}

/** A garment in a size, for what is worn over it. */
export interface WornFit extends Layer {
  readonly inputHash: string
}

export interface FittedGarment {
  readonly panels: readonly FittedPanel[]
  readonly bytes: Uint8Array
  readonly record: FitRecord
}

/** What is written down beside a fit. */
export interface FitRecord extends MeasuredBake {
  /** Of pattern, settings, what is worn underneath, the baked file and the tailor's version. */
  readonly inputHash: string
  /** sha256 of the fit's bytes. */
  readonly fileHash: string
  readonly speedAtRest: number
  readonly verticesInside: number
  readonly bareHead?: number
  readonly looseRings?: number
  /** Which share of the worst place for print on front and back a fold hides. */
  readonly foldedPrint?: number
  readonly seconds: number
  readonly bytes: number
  readonly gzipBytes: number
}

/** Raise it when the same input gives another fit. */
const fitVersion = 4

/** Between the body and the cloth, in m. */
const clearance = 0.0005

/**
 * Hangs a baked garment in another size on the figure of that size: graded as it hangs, settled, and finished anew. The
 * same input gives the same bytes.
 */
export async function fitGarment(input: FitInput): Promise<FittedGarment> {
  const { baked, base, fileHash, pattern, settings, slots = [], underneath, now } = input
  const { liftsArms = false, armpits, settlesHeavy = false } = input
  const begin = now()
  const [parts, sized] = [layersOf(base), layersOf(pattern)]
  const wearer = wearerOf(settings, pattern.size)
  const proportions = armpits === undefined ? wearer : { ...wearer, armpits }
  const bodyAt = (armAngle?: number): DistanceGrid =>
    underneath.reduce((grid, layer) => addLayer(grid, layer), bodyOf(settings, proportions, armAngle))
  const body = bodyAt()
  const lifted = liftsArms ? bodyAt : undefined
  const grades = new Map(
    parts.panels.map(panel => {
      const other = sized.panels.find(({ id }) => id === panel.id)
      return [panel.id as string, other ? gradePanel(panel, other) : (spot: Point) => spot]
    }),
  )
  const { draped, speed } = hangGraded({
    baked,
    settings: settlesHeavy ? { ...settings, phases: { ...settings.phases, settling: heavySettling } } : settings,
    parts,
    sized,
    grades,
    body,
    lifted,
    tall: proportions.height,
  })
  const finished = finishGarment(draped, settings, sewnToFalls(sized))
  const whole = hangCords(setButtons(foldOver(layOn(finished, sized, settings.seed), sized, settings), sized), sized)
  const worn = wornMesh(baked)
  const put = new Map([...moveButtons({ worn, parts, sized, finished: whole }), ...moveCords(whole, sized)])
  const taken = takeOver({ worn, finished: whole, panels: sized.panels, grades, body, parts: put })
  const positions = Float64Array.from(taken.flatMap(panel => [...panel.positions]))
  pushOut(positions, body)
  flattenStrips(worn, positions, edgesOfStrips(worn, put))
  // The light is worked out from the rounded places of the file, which every reader sees.
  const inFile = positions.map((place, at) => placeInFit(worn.positions[at] ?? 0, place))
  const shade = shadeOf(worn, parts, inFile)
  const panels = taken.map((panel, index) => {
    const first = (worn.panels[index]?.first ?? 0) * 3
    const end = first + panel.positions.length
    return { ...panel, positions: positions.subarray(first, end), shade: shade.subarray(first, end) }
  })
  const bytes = await writeFit(baked, panels)
  return {
    panels,
    bytes,
    record: {
      inputHash: fitHash(
        { pattern, settings, fileHash },
        underneath.map(layer => layer.inputHash),
      ),
      fileHash: createHash('sha256').update(bytes).digest('hex'),
      ...measureWorn(panels),
      ...measureHood(panels, body),
      ...measureLimbs(panels, { armAngle: settings.phases.resting.armAngle, proportions }),
      foldedPrint: foldedPrint(
        panels.map(worn => ({ ...worn, panel: worn.panel.id })),
        pattern,
        slots,
      ),
      speedAtRest: Number(speed.toFixed(5)),
      verticesInside: verticesInside({ positions, vertexCount: positions.length / 3 }, body).length,
      seconds: Number(((now() - begin) / 1000).toFixed(1)),
      bytes: bytes.length,
      gzipBytes: gzipSync(bytes, { level: 9 }).length,
    },
  }
}

/** The hash that the record of an up-to-date fit has. */
export const fitHash = (
  { pattern, settings, fileHash }: Pick<FitInput, 'pattern' | 'settings' | 'fileHash'>,
  underneath: readonly string[],
): string => inputHash(pattern, settings, [...underneath, fileHash, `fit ${fitVersion}`])

/** A baked garment in another size, as what is worn over it meets it; `moved` are m from the baked place, per panel. */
export function wornFit(baked: ReadGarment, moved: (panel: string) => ArrayLike<number>, inputHash: string): WornFit {
  const worn = wornMesh(baked)
  const positions = Float64Array.from(
    worn.panels.flatMap(({ panel, positions: own }) => {
      const off = moved(panel)
      return Array.from(own, (value, at) => value + (off[at] ?? 0))
    }),
  )
  return { positions, normals: clothNormals(worn, positions), inputHash }
}

/** In place. */
function pushOut(positions: Float64Array, body: DistanceGrid): void {
  const found = createFound()
  for (let at = 0; at < positions.length; at += 3) {
    distanceAt(body, positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0, found)
    const missing = clearance - (found[0] ?? 1)
    if (missing <= 0) continue
    for (let axis = 0; axis < 3; axis++)
      positions[at + axis] = (positions[at + axis] ?? 0) + missing * (found[axis + 1] ?? 0)
  }
}
