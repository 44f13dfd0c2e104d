import { type Camera, type PerspectiveCamera, Vector3 } from 'three'
import type { PanelId, Point } from '../../engine/index.ts'
import { type ClothMap, createClothMap } from './clothMap.ts'
import { bendable, type ClothMark, type SeenMark, type StageRect, visibleRuns } from './clothMark.ts'
import type { ClothPicker, ClothSpot } from './clothPicker.ts'
import type { ClothPiece } from './clothPiece.ts'
import type { Sight, StageSize } from './stageCamera.ts'

/** Cloth as it is seen: between spots of panels in mm and pixels of the image. */
export interface StageSurface {
  /** What lies outermost there; `null` beside the cloth. */
  spotAt(at: Point): ClothSpot | null
  /** `null` for a spot that is out of sight. */
  project(spot: ClothSpot): Point | null
  /** In the middle of the image. */
  mmPerPixel(): number
  size(): StageSize
}

interface StageSurfaceOptions {
  readonly picker: ClothPicker
  readonly markLayer: MarkLayer
  readonly camera: PerspectiveCamera
  readonly size: () => StageSize
  readonly sight: () => Sight
}

export function createStageSurface({ picker, markLayer, camera, size, sight }: StageSurfaceOptions): StageSurface {
  return {
    spotAt: ([x, y]) => picker.pick([(x / size().width) * 2 - 1, 1 - (y / size().height) * 2], camera),
    project: ({ panel, x, y }) => markLayer.project(panel, [x, y], camera, size()),
    size,
    mmPerPixel: () => sight().metresPerPixel * 1000,
  }
}

/** Longest straight piece of a mark, in mm. */
const step = 8

/** Projects marks onto the image. */
export interface MarkLayer {
  see(marks: readonly ClothMark[], camera: Camera, stage: StageSize): readonly SeenMark[]
  /** Where one spot of a panel is seen, in pixels; `null` when it is out of sight. */
  project(panel: PanelId, spot: Point, camera: Camera, stage: StageSize): Point | null
}

export function createMarkLayer(pieces: readonly ClothPiece[], picker: ClothPicker): MarkLayer {
  const maps = new Map<PanelId, ClothMap>(pieces.map(piece => [piece.panel, createClothMap(piece)]))

  return {
    see: (marks, camera, stage) =>
      marks.map(mark => {
        const map = maps.get(mark.panel)
        const points = bendable(mark, step).map(spot => map && seenAt(map(spot), { camera, stage, picker }))
        const shown = points.map(point => point ?? null)
        return { mark, data: visibleRuns(shown), rect: rectOf(shown) }
      }),
    project: (panel, spot, camera, stage) => seenAt(maps.get(panel)?.(spot) ?? null, { camera, stage, picker }),
  }
}

interface Seeing {
  readonly camera: Camera
  readonly stage: StageSize
  readonly picker: ClothPicker
}

function seenAt(point: ReturnType<ClothMap>, { camera, stage, picker }: Seeing): Point | null {
  if (!point) return null
  const towards = new Vector3().setFromMatrixPosition(camera.matrixWorld).sub(point.position)
  if (towards.dot(point.normal) <= 0 || picker.isCovered(point.position, camera)) return null
  const { x, y } = point.position.project(camera)
  return [(x * 0.5 + 0.5) * stage.width, (0.5 - y * 0.5) * stage.height]
}

function rectOf(points: readonly (Point | null)[]): StageRect | null {
  const seen = points.filter(point => point !== null)
  if (seen.length === 0) return null
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
