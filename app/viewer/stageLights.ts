import { type Box3, DirectionalLight, Group } from 'three'

/** The key light gives a front its colour together with the room's light in `clothMaterial.ts`. */
const keyBrightness = 2.9
/** Radians from the camera, growing to the viewer's right: light that rakes shows folds, frontal light hides them. */
const keyAside = -0.84
/** Metres above the middle of the garment. */
const keyAbove = 1.95
const away = 3

/** The key light of a photographer's studio, for a garment of these bounds; the rest of the studio is in its cloth. */
export interface StudioLights {
  readonly group: Group
  /** Every view is lit from its upper left: the light goes round with the camera. */
  turn(azimuth: number): void
  dispose(): void
}

/** `shadowSize`: pixels along a side of the shadow map. */
export function createStudioLights(bounds: Box3, shadowSize: number): StudioLights {
  const key = castingShadows(new DirectionalLight('#fffcf7', keyBrightness), bounds, shadowSize)
  const height = (bounds.min.y + bounds.max.y) / 2
  return {
    group: new Group().add(key, key.target),
    turn(azimuth) {
      const at = azimuth + keyAside
      key.position.set(Math.sin(at) * away, height + keyAbove, Math.cos(at) * away)
      key.target.position.set(0, height, 0)
      key.target.updateMatrixWorld()
    },
    dispose: () => key.dispose(),
  }
}

function castingShadows(light: DirectionalLight, bounds: Box3, size: number): DirectionalLight {
  const reach = bounds.min.distanceTo(bounds.max) / 2
  const { camera, mapSize } = light.shadow
  light.castShadow = true
  mapSize.set(size, size)
  Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.5, far: 8 })
  Object.assign(light.shadow, { normalBias: 0.006, bias: -0.0004, radius: 7, intensity: 0.85 })
  return light
}
