import { type Box3, type PerspectiveCamera, Vector3 } from 'three'
import { type Covered, type Framing, fieldOfView, frameGarment } from './framing.ts'
import type { Orbit } from './orbit.ts'

export interface StageSize {
  readonly width: number
  readonly height: number
}

/** What is seen, in numbers. */
export interface Sight {
  readonly framing: Framing
  /** At the middle of the garment. */
  readonly metresPerPixel: number
  /** Where the middle of the garment is, in pixels of the stage. */
  readonly middle: readonly [x: number, y: number]
}

export function sightOf(stage: StageSize, bounds: Box3, covered: Covered, zoom: number): Sight {
  const size = bounds.getSize(new Vector3())
  const garment = { width: size.x, height: size.y, depth: size.z }
  const framing = frameGarment({ stage, garment, covered })
  const metresHigh = 2 * framing.distance * Math.tan((fieldOfView * Math.PI) / 360)
  return {
    framing,
    metresPerPixel: metresHigh / stage.height / zoom,
    middle: [stage.width / 2 - framing.shift[0], stage.height / 2 - framing.shift[1]],
  }
}

/** Puts the camera where the orbit says, looking at the middle of the garment. */
export function placeCamera(
  camera: PerspectiveCamera,
  orbit: Orbit,
  { stage, bounds, sight }: { readonly stage: StageSize; readonly bounds: Box3; readonly sight: Sight },
): void {
  const { azimuth, elevation, zoom, pan } = orbit
  const back = new Vector3(
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  )
  const right = new Vector3(Math.cos(azimuth), 0, -Math.sin(azimuth))
  const up = new Vector3().crossVectors(back, right)
  const target = bounds.getCenter(new Vector3()).addScaledVector(right, pan[0]).addScaledVector(up, pan[1])
  camera.position.copy(target).addScaledVector(back, sight.framing.distance)
  camera.lookAt(target)
  camera.fov = fieldOfView
  camera.aspect = stage.width / stage.height
  camera.near = sight.framing.distance / 10
  camera.far = sight.framing.distance * 4
  // A longer lens instead of a nearer camera: the garment keeps its proportions.
  camera.zoom = zoom
  camera.setViewOffset(stage.width, stage.height, ...sight.framing.shift, stage.width, stage.height)
  camera.updateMatrixWorld()
}
