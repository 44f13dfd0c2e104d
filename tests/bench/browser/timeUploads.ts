/** What one image of a panel took on its way to the cloth, in ms, each step waited for. */
export interface Upload {
  /** The canvas carries out what has been drawn on it. */
  readonly drawn: number
  /** Its pixels become a texture. */
  readonly copied: number
  /** `null` where none were made. */
  readonly mipmaps: number | null
}

declare global {
  interface Window {
    /** All so far. */
    uploads: Upload[]
  }
}

/**
 * Runs in the page, before anything else. Canvas and graphics do their work later than they are told: here they are
 * waited for at every step, which makes the whole slower and its parts known.
 */
export function timeUploads(): void {
  window.uploads = []
  const gl = WebGL2RenderingContext.prototype
  const { texImage2D, texSubImage2D, generateMipmap } = gl
  const pixel = new Uint8Array(4)
  const timed = (context: WebGL2RenderingContext, work: () => void): number => {
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel)
    const begin = performance.now()
    work()
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel)
    return performance.now() - begin
  }
  const uploading = (upload: object) =>
    function (this: WebGL2RenderingContext, ...given: unknown[]) {
      const work = () => Reflect.apply(upload as () => void, this, given)
      const source = given.at(-1)
      if (!(source instanceof HTMLCanvasElement)) return work()
      const begin = performance.now()
      source.getContext('2d')?.getImageData(0, 0, 1, 1)
      const drawn = performance.now() - begin
      window.uploads.push({ drawn, copied: timed(this, work), mipmaps: null })
    }
  Object.assign(gl, {
    texImage2D: uploading(texImage2D),
    texSubImage2D: uploading(texSubImage2D),
    generateMipmap(this: WebGL2RenderingContext, target: number) {
      const mipmaps = timed(this, () => generateMipmap.call(this, target))
      const last = window.uploads.pop()
      if (last) window.uploads.push({ ...last, mipmaps })
    },
  })
}
