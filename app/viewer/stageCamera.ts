import { type Box3, type PerspectiveCamera, Vector3 } from 'three'
import { clamp } from '../../engine/index.ts'
import type { Orbit } from './orbit.ts'
import type { TextureDensity } from './panelTexture.ts'

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

/** Vertical angle of view in degrees: a long lens, so that a shirt keeps its proportions. */
export const fieldOfView = 20

/** The share of the stage's height that a whole garment fills. */
export const filledHeight = 0.82
export const filledWidth = 0.94

/** Pixels at the edges of the stage that controls lie over. */
export interface Covered {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

interface Framing {
  /** From the camera to the middle of the garment, in metres. */
  readonly distance: number
  /** How far the image is pushed so that the garment stands in the middle of what is free, in pixels. */
  readonly shift: readonly [x: number, y: number]
}

interface FramingOptions {
  readonly stage: { readonly width: number; readonly height: number }
  /** In metres. */
  readonly garment: { readonly width: number; readonly height: number; readonly depth: number }
  readonly covered: Covered
}

/** Where the camera has to stand to show a whole garment. */
export function frameGarment({ stage, garment, covered }: FramingOptions): Framing {
  const free = {
    width: Math.max(1, stage.width - covered.left - covered.right),
    height: Math.max(1, stage.height - covered.top - covered.bottom),
  }
  const height = Math.min(filledHeight * stage.height, 0.96 * free.height)
  const width = filledWidth * free.width
  const pixelsPerMetre = Math.min(height / garment.height, width / garment.width)
  const metresHigh = stage.height / pixelsPerMetre
  return {
    distance: metresHigh / 2 / Math.tan((fieldOfView * Math.PI) / 360) + garment.depth / 8,
    shift: [(covered.right - covered.left) / 2, (covered.bottom - covered.top) / 2],
  }
}

const densities: readonly TextureDensity[] = [1.4, 2.8]
const finest: TextureDensity = 5.6
/** Pixels of the image that a pixel on the cloth may be spread over. */
const blur = 1.15

/** How finely panels have to be painted for the image to be sharp. `metresPerPixel` of the image as it is drawn. */
export const textureDensityFor = (metresPerPixel: number): TextureDensity =>
  densities.find(density => density * blur * metresPerPixel * 1000 >= 1) ?? finest

/** Wales are about 1.2 mm wide: from afar they are finer than pixels and would only shimmer. */
const fullRelief = 0.00035
const minRelief = 0.12

/** How much of the fabric's relief is shown, 0 to 1. */
export const fabricRelief = (metresPerPixel: number): number =>
  clamp((fullRelief / metresPerPixel) ** 1.5, minRelief, 1)
