import { type Box3, Mesh, type Object3D, PerspectiveCamera, Vector3 } from 'three'
import type { Orbit } from './orbit.ts'
import { fieldOfView, placeCamera, sightOf } from './stageCamera.ts'

/** Of the half of an image, how far from its middle a garment may reach. */
const rim = 0.97

interface Framed {
  readonly group: Object3D
  readonly bounds: Box3
}

/** A camera for an image that holds the whole garment: it zooms as the orbit says, or less where a sleeve would be cut off. */
export function kitCameraFor(
  stage: { readonly width: number; readonly height: number },
  orbit: Orbit,
  { group, bounds }: Framed,
): PerspectiveCamera {
  const camera = kitCameraAt(stage, orbit, { group, bounds })
  const reach = reachOf(group, camera)
  return reach > rim ? kitCameraAt(stage, { ...orbit, zoom: (orbit.zoom * rim) / reach }, { group, bounds }) : camera
}

function kitCameraAt(
  stage: { readonly width: number; readonly height: number },
  orbit: Orbit,
  { bounds }: Framed,
): PerspectiveCamera {
  const camera = new PerspectiveCamera(fieldOfView)
  const covered = { top: 0, right: 0, bottom: 0, left: 0 }
  placeCamera(camera, orbit, { stage, bounds, sight: sightOf(stage, bounds, covered, orbit.zoom) })
  return camera
}

/** The zoom at which no image of a video cuts the garment off, so that it does not pump while it turns. */
export function zoomForAll(
  stage: { readonly width: number; readonly height: number },
  orbits: readonly Orbit[],
  framed: Framed,
): number {
  // A whole turn in sixteen sights: between two of them no sleeve comes out by more than the rim.
  const step = Math.max(1, Math.floor(orbits.length / 16))
  const zooms = orbits
    .filter((_, index) => index % step === 0)
    .map(orbit => (orbit.zoom * rim) / Math.max(rim, reachOf(framed.group, kitCameraAt(stage, orbit, framed))))
  return Math.min(1, ...zooms)
}

/** How far what is seen reaches from the middle of the image: 1 is its rim. */
export function reachOf(group: Object3D, camera: PerspectiveCamera): number {
  const point = new Vector3()
  let reach = 0
  group.traverse(object => {
    if (!(object instanceof Mesh)) return
    const { position } = object.geometry.attributes
    for (let at = 0; at < position.count; at++) {
      point.fromBufferAttribute(position, at).applyMatrix4(object.matrixWorld).project(camera)
      reach = Math.max(reach, Math.abs(point.x), Math.abs(point.y))
    }
  })
  return reach
}
