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
  const camera = new PerspectiveCamera(fieldOfView)
  const covered = { top: 0, right: 0, bottom: 0, left: 0 }
  const place = (zoom: number) =>
    placeCamera(camera, { ...orbit, zoom }, { stage, bounds, sight: sightOf(stage, bounds, covered, zoom) })
  place(orbit.zoom)
  const reach = reachOf(group, camera)
  if (reach > rim) place((orbit.zoom * rim) / reach)
  return camera
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
