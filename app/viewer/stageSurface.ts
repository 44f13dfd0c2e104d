import type { PerspectiveCamera } from 'three'
import type { Point } from '../../engine/index.ts'
import type { ClothPicker, ClothSpot } from './clothPicker.ts'
import type { MarkLayer } from './markLayer.ts'
import type { Sight, StageSize } from './stageCamera.ts'

/** Cloth as it is seen: between spots of panels in mm and pixels of the picture. */
export interface StageSurface {
  /** What lies outermost there; `null` beside the cloth. */
  spotAt(at: Point): ClothSpot | null
  /** `null` for a spot that is out of sight. */
  project(spot: ClothSpot): Point | null
  /** In the middle of the picture. */
  mmPerPixel(): number
  size(): StageSize
}

export interface StageSurfaceOptions {
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
