/** What one frame asked of the graphics card. */
export interface FrameWork {
  readonly draws: number
  readonly triangles: number
  readonly uploads: number
  /** Of all textures that were uploaded. */
  readonly pixels: number
}

declare global {
  interface Window {
    /** Every frame in which something was drawn, since the last `splice`. */
    drawnFrames: FrameWork[]
  }
}

/** Runs in the page, before anything else: counts what each frame asks of WebGL. */
export function countFrames(): void {
  window.drawnFrames = []
  let [draws, triangles, uploads, pixels] = [0, 0, 0, 0]
  /** Of an image, or of width and height where they stand among the numbers. */
  const sizeOf = (given: readonly unknown[], widthAt: number): number => {
    const image: unknown = given.at(-1)
    if (given.length < 8 && typeof image === 'object' && image !== null && 'width' in image && 'height' in image)
      return Number(image.width) * Number(image.height)
    return Number(given[widthAt]) * Number(given[widthAt + 1])
  }
  const watch = (name: string, see: (given: readonly unknown[]) => void) => {
    const original: unknown = Reflect.get(WebGL2RenderingContext.prototype, name)
    if (typeof original !== 'function') throw new Error(`WebGL has no ${name}.`)
    Object.assign(WebGL2RenderingContext.prototype, {
      [name](this: WebGL2RenderingContext, ...given: readonly unknown[]) {
        see(given)
        return Reflect.apply(original, this, given)
      },
    })
  }
  const drawn = (vertices: unknown) => {
    draws += 1
    triangles += Number(vertices) / 3
  }
  const uploaded = (given: readonly unknown[], widthAt: number) => {
    uploads += 1
    pixels += sizeOf(given, widthAt)
  }
  watch('drawElements', given => drawn(given[1]))
  watch('drawArrays', given => drawn(given[2]))
  watch('texImage2D', given => uploaded(given, 3))
  watch('texSubImage2D', given => uploaded(given, 4))
  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = callback =>
    request(time => {
      ;[draws, triangles, uploads, pixels] = [0, 0, 0, 0]
      callback(time)
      if (draws > 0) window.drawnFrames.push({ draws, triangles, uploads, pixels })
    })
}
