import type { KitShot, TurntableCamera } from '../../viewer/kitCamera.ts'
import { type Orbit, orbitOf } from '../../viewer/orbit.ts'
import type { VideoWriter } from './videoWriter.ts'

export interface Turntable {
  readonly shot: KitShot
  /** Images of a whole turn. */
  readonly images: number
  /** Behind the garment: videos have no transparency. */
  readonly ground: string
  readonly signal: AbortSignal
  onProgress(done: number, all: number): void
}

/** The garment turned once, as bytes of a video; `null` when it was canceled. Rejects when the writer or the camera fails. */
export async function recordTurntable(
  camera: Pick<TurntableCamera, 'record'>,
  writer: VideoWriter,
  { shot, images, ground, signal, onProgress }: Turntable,
): Promise<Uint8Array<ArrayBuffer> | null> {
  let done = 0
  try {
    await camera.record(shot, orbitsOfTurn(images), async image => {
      if (signal.aborted) return false
      await writer.add(image, ground)
      onProgress(++done, images)
      return !signal.aborted
    })
    return signal.aborted ? null : await writer.finish()
  } finally {
    writer.close()
  }
}

/** Once round, beginning in front. */
export const orbitsOfTurn = (images: number): readonly Orbit[] =>
  Array.from({ length: images }, (_, index) => ({
    ...orbitOf('front'),
    elevation: 0.08,
    azimuth: (index / images) * 2 * Math.PI,
  }))
