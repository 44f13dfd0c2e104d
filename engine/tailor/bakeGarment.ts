import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Pattern } from '../drafting/pattern.ts'
import type { Slot } from '../garment/garmentPlugin.ts'
import type { Layer } from './body/addLayer.ts'
import { verticesInside } from './body/distanceGrid.ts'
import { unchanged } from './body/proportions.ts'
import { type DrapedGarment, drape } from './drape.ts'
import { type PanelGeometry, panelGeometries } from './file/panelGeometry.ts'
import { writeGarment } from './file/writeGarment.ts'
import { finishGarment } from './finish/finishGarment.ts'
import { foldOver, sewnToFalls } from './finish/foldOver.ts'
import { hangCords } from './finish/hangCords.ts'
import { coversOf, layersOf } from './finish/layers.ts'
import { layOn } from './finish/layOn.ts'
import { bentNormalsOf } from './finish/occlusion.ts'
import { setButtons } from './finish/setButtons.ts'
import type { FinishedMesh } from './finish/turnHems.ts'
import { type MeasuredBake, measureBake, wornPanels } from './gates/bakeGates.ts'
import { measureHood } from './gates/bareHead.ts'
import { measureLimbs } from './gates/limbs.ts'
import { type SlotDistortions, slotDistortions } from './gates/slotDistortion.ts'
import { measureSleeves } from './gates/tucks.ts'
import type { TailorSettings } from './settings.ts'
import { highStrain, strainsIn } from './solver/springs.ts'

export interface BakeInput {
  readonly file: string
  readonly pattern: Pattern
  readonly settings: TailorSettings
  /** Where prints go, which no fold may run through. */
  readonly slots?: readonly Slot[]
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
export async function bakeGarment({
  file,
  pattern,
  settings,
  slots = [],
  underneath,
  now,
}: BakeInput): Promise<BakedGarment> {
  const begin = now()
  const layers: readonly Layer[] = underneath.map(({ mesh }) => mesh)
  const parts = layersOf(pattern)
  const draped = drape(parts.hung, settings, layers)
  const finished = finishGarment(draped, settings, sewnToFalls(parts))
  const mesh = hangCords(setButtons(foldOver(layOn(finished, parts, settings.seed), parts, settings), parts), parts)
  // What lies on the cloth takes its light as well, so that then all of the finished mesh does.
  const own = mesh === finished ? { ...draped.mesh, positions: draped.positions } : mesh
  const garments = [own, ...underneath.map(worn => ({ ...worn.draped.mesh, positions: worn.draped.positions }))]
  const light = bentNormalsOf(mesh, { garments, covers: coversOf(parts, mesh) })
  const geometries = panelGeometries(mesh, parts.panels, light)
  const bytes = await writeGarment(file.replace(/\.glb$/, ''), lined(geometries, pattern))
  const record: BakeRecord = {
    inputHash: inputHash(
      pattern,
      settings,
      underneath.map(worn => worn.record.inputHash),
    ),
    fileHash: createHash('sha256').update(bytes).digest('hex'),
    seed: settings.seed,
    vertices: mesh.vertexCount,
    triangles: mesh.panelOf.length,
    strain99: rounded(highStrain(strainsIn('cloth', draped.cloth, draped.cloth.springs)), 4),
    ribStrain99: rounded(highStrain(strainsIn('rib', draped.cloth, draped.cloth.springs)), 4),
    ...measureBake(geometries),
    ...measureHood(wornPanels(geometries), draped.body),
    ...measureSleeves(wornPanels(geometries), settings.phases.resting.armAngle),
    ...measureLimbs(wornPanels(geometries), { armAngle: settings.phases.resting.armAngle, proportions: unchanged }),
    ...slotDistortions(
      wornPanels(geometries).map(worn => ({ ...worn, panel: worn.panel.id })),
      pattern,
      slots,
    ),
    speedAtRest: rounded(draped.rest.speed, 5),
    verticesCaught: verticesInside({ positions: draped.positions, vertexCount: draped.mesh.vertexCount }, draped.body)
      .length,
    verticesInside: verticesInside(mesh, draped.body).length,
    seconds: rounded((now() - begin) / 1000, 1),
    bytes: bytes.length,
    gzipBytes: gzipSync(bytes, { level: 9 }).length,
  }
  return { bytes, record, draped, mesh }
}

/** Says of each panel what lines it, for a viewer that shows it from inside. */
const lined = (geometries: readonly PanelGeometry[], { panels }: Pattern): readonly PanelGeometry[] =>
  geometries.map(geometry => {
    const found = panels.find(({ placement: on }) => on.kind === 'lining' && on.behind === geometry.panel.id)
    return found ? { ...geometry, lining: found.id } : geometry
  })

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/** What is written down beside a baked file, so that its quality can be checked without baking it again. */
export interface BakeRecord extends MeasuredBake, SlotDistortions {
  /** Of pattern, settings, what is worn underneath and the tailor's version. */
  readonly inputHash: string
  /** sha256 of the file. */
  readonly fileHash: string
  /** Of how its triangles are scattered. */
  readonly seed: number
  readonly vertices: number
  readonly triangles: number
  /** 99 of 100 edges of cloth are stretched or pressed by less than this share of their length. */
  readonly strain99: number
  /** The same for rib, elastic and their seams, which are sewn in stretched. */
  readonly ribStrain99: number
  /** Root mean square of the vertices' speeds when the solver stopped, m/s. */
  readonly speedAtRest: number
  /** How many vertices lay inside the body as the cloth was hung: pushing them out of it would tear its folds. */
  readonly verticesCaught: number
  /** How many still do when it is finished. */
  readonly verticesInside: number
  /** How far the hood is from the top of the head, in mm; of a garment that has one. */
  readonly bareHead?: number
  /** How much of the worse sleeve faces the arm, in mm²; of a garment that has sleeves. */
  readonly tuckedSleeve?: number
  /** How many rings of cloth do not go round their limb; of a garment that has sleeves or legs. */
  readonly looseRings?: number
  /** How long the bake took. */
  readonly seconds: number
  readonly bytes: number
  readonly gzipBytes: number
}

/** By file name. */
export type BakeRecords = Readonly<Record<string, BakeRecord>>

/** Raise it when the tailor makes something else of the same pattern and settings. */
export const tailorVersion = 3

/** Decimals of a millimetre that count. */
const precision = 4

/** sha256 of everything that a baked garment depends on; `underneath` are the hashes of what it is worn over. */
export function inputHash(pattern: Pattern, settings: TailorSettings, underneath: readonly string[]): string {
  const { size, panels, seams } = pattern
  const shapes = panels.map(({ id, placement, edges, rib }) => ({
    id,
    placement,
    rib,
    edges: edges.map(({ name, points }) => ({ name, points })),
  }))
  const input = { tailorVersion, size, panels: shapes, seams, settings, underneath }
  return createHash('sha256').update(canonical(input)).digest('hex')
}

/** JSON with sorted keys and rounded numbers. */
function canonical(value: unknown): string {
  if (typeof value === 'number') return String(Number(value.toPrecision(15)) === 0 ? 0 : roundedNumber(value))
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
}

// Sines and roots may differ in their last digit from one version of Node to the next.
const roundedNumber = (value: number) =>
  Math.abs(value) < 1 ? Number(value.toPrecision(9)) : Number(value.toFixed(precision))
