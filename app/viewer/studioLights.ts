import { type Box3, DirectionalLight, Group, HemisphereLight } from 'three'

/** Brightness of each light. Together they give the middle of a front the colour that was picked. */
const brightness = { key: 1.92, rim: 1.5, fill: 0.3, tent: 2.5 }

/** Radians from the camera, growing to the viewer's right. */
const keyAside = -0.61
const rimAside = 2.4
const fillAside = 0.9
const away = 3

/** The lights of a photographer's studio, for a garment of these bounds. */
export interface StudioLights {
  readonly group: Group
  /** Every view is lit from its upper left: the lights go round with the camera. */
  turn(azimuth: number): void
  dispose(): void
}

/** `shadowSize`: pixels along a side of the shadow map. */
export function createStudioLights(bounds: Box3, shadowSize: number): StudioLights {
  const tent = new HemisphereLight('#ffffff', '#8a8a8a', brightness.tent)
  const key = castingShadows(new DirectionalLight('#fff8ef', brightness.key), bounds, shadowSize)
  const rim = new DirectionalLight('#e8f0ff', brightness.rim)
  const fill = new DirectionalLight('#eef3ff', brightness.fill)
  const group = new Group().add(tent, key, rim, fill)
  const height = (bounds.min.y + bounds.max.y) / 2
  return {
    group,
    turn(azimuth) {
      place(key, azimuth + keyAside, height, 2.3)
      place(rim, azimuth + rimAside, height, 1.3)
      place(fill, azimuth + fillAside, height, 0.1)
    },
    dispose() {
      for (const light of [tent, key, rim, fill]) light.dispose()
    },
  }
}

function castingShadows(light: DirectionalLight, bounds: Box3, size: number): DirectionalLight {
  const reach = bounds.min.distanceTo(bounds.max) / 2
  const { camera, mapSize } = light.shadow
  light.castShadow = true
  mapSize.set(size, size)
  Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.5, far: 8 })
  Object.assign(light.shadow, { normalBias: 0.008, bias: -0.0004, radius: 5 })
  return light
}

function place(light: DirectionalLight, azimuth: number, height: number, above: number): void {
  light.position.set(Math.sin(azimuth) * away, height + above, Math.cos(azimuth) * away)
  light.target.position.set(0, height, 0)
  light.target.updateMatrixWorld()
}
