import type { RootState } from '@react-three/fiber'

/** Draws the stage and reads it before the browser hands the picture on. Rejects while there is no stage. */
export function pictureOfStage(root: RootState | null): Promise<Blob> {
  if (!root) return Promise.reject(new Error('The stage has not been drawn yet. Ask again when it is ready.'))
  const { gl, advance } = root
  advance(performance.now())
  return new Promise((resolve, reject) => {
    gl.domElement.toBlob(blob => {
      if (blob) resolve(blob)
      else reject(new Error('The browser gave no picture of the stage. It may be out of memory.'))
    })
  })
}
