import type { CameraRig } from './cameraRig.ts'
import { createTurnSpeed } from './pointers.ts'

type Place = readonly [x: number, y: number]

/** Metres per pixel at the garment, and the image's middle in pixels. */
export interface ImageScale {
  readonly metresPerPixel: number
  readonly middle: Place
}

interface HandCameraOptions {
  readonly rig: CameraRig
  readonly invalidate: () => void
  readonly scale: () => ImageScale
  /** The garment has been turned by hand. */
  readonly onTurned: () => void
}

export type HandCamera = ReturnType<typeof createHandCamera>

/** Radians per pixel of a drag. */
const turnPerPixel = 0.008
const tiltPerPixel = 0.005

/** The camera as a hand moves it, in pixels of the element. */
export function createHandCamera({ rig, invalidate, scale, onTurned }: HandCameraOptions) {
  const speed = createTurnSpeed()
  const fromMiddle = ([x, y]: Place): Place => {
    const { metresPerPixel, middle } = scale()
    return [(x - middle[0]) * metresPerPixel, (middle[1] - y) * metresPerPixel]
  }
  return {
    /** Ends what it was doing. */
    rest() {
      rig.stop()
      speed.reset()
    },
    zoom(factor: number, at: Place) {
      rig.zoom(factor, fromMiddle(at))
      invalidate()
    },
    pan([dx, dy]: Place) {
      const { metresPerPixel } = scale()
      rig.pan([-dx * metresPerPixel, dy * metresPerPixel])
      invalidate()
    },
    turn([dx, dy]: Place, time: number) {
      const [azimuth, elevation] = [-dx * turnPerPixel, dy * tiltPerPixel]
      rig.turn(azimuth, elevation)
      speed.add([azimuth, elevation], time)
      onTurned()
      invalidate()
    },
    /** Goes on as fast as it was turned last. */
    coast(time: number) {
      const [azimuth, elevation] = speed.at(time)
      rig.coast(azimuth, elevation, performance.now())
      invalidate()
    },
  }
}

const keyTurn = Math.PI / 12

/** Whether the key steers. */
export function pressKey(rig: CameraRig, key: string): boolean {
  if (key === 'ArrowLeft') rig.turn(-keyTurn, 0)
  else if (key === 'ArrowRight') rig.turn(keyTurn, 0)
  else if (key === 'ArrowUp') rig.turn(0, keyTurn / 2)
  else if (key === 'ArrowDown') rig.turn(0, -keyTurn / 2)
  else if (key === '+' || key === '=') rig.zoom(1.25)
  else if (key === '-') rig.zoom(0.8)
  else return false
  return true
}
