/** What a video is taken of. */
export interface VideoSource {
  /** Draws the next picture and says what it is drawn on. */
  readonly draw: () => HTMLCanvasElement | null
  /** Behind it. */
  readonly paintBackground: (pen: CanvasRenderingContext2D, width: number, height: number) => void
  readonly seconds: number
  /** Cancels it: the video is thrown away. */
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

const imagesPerSecond = 30

/**
 * Encodes a video image by image: however slowly the stage draws, it is as long as it was asked to be, and what is drawn
 * late is shown a little longer. `null` where this browser encodes none. Rejects with an `AbortError` when it was cancelled.
 */
export async function writeVideo(source: VideoSource): Promise<Blob | null> {
  if (!('VideoEncoder' in globalThis)) return null
  const { openVideoWriter } = await import('../../studio/download/videoWriter.ts')
  const first = source.draw()
  const canvas = document.createElement('canvas')
  // Encoders want even sides.
  canvas.width = (first?.width ?? 0) & ~1
  canvas.height = (first?.height ?? 0) & ~1
  const pen = canvas.getContext('2d')
  if (!pen || canvas.width === 0) throw new Error('There is nothing to record.')
  const writer = await openVideoWriter({ width: canvas.width, height: canvas.height, imagesPerSecond })
  if (!writer) return null
  try {
    const all = Math.round(source.seconds * imagesPerSecond)
    const start = performance.now()
    for (let images = 0; images < all; ) {
      await new Promise(requestAnimationFrame)
      if (source.signal.aborted) throw new DOMException('The video was cancelled.', 'AbortError')
      const drawn = source.draw()
      source.paintBackground(pen, canvas.width, canvas.height)
      if (drawn) pen.drawImage(drawn, 0, 0, canvas.width, canvas.height)
      const passed = Math.floor(((performance.now() - start) / 1000) * imagesPerSecond)
      const due = Math.min(all, Math.max(images + 1, passed))
      for (; images < due; images++) await writer.add(canvas, '#000000')
      source.onProgress(images / all)
    }
    return new Blob([await writer.finish()], { type: writer.type })
  } finally {
    writer.close()
  }
}
