import { type VideoSource, writeVideo } from './writeVideo.ts'

const kinds = ['video/mp4;codecs=avc1', 'video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm']

/** What this browser says it can write, the best first. */
function videoKinds(): readonly string[] {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)) return []
  return kinds.filter(kind => MediaRecorder.isTypeSupported(kind))
}

const bitsPerSecond = 6_000_000
const framesPerSecond = 30

/**
 * Encodes some seconds of the stage, or records them where a browser only does that. Some browsers say that they can
 * write a kind and then write nothing: the next kind is taken.
 * Rejects with an `AbortError` when it was cancelled, and when the browser cannot write a video.
 */
export async function recordVideo(source: VideoSource): Promise<Blob> {
  const written = await writeVideo(source)
  if (written) return written
  source.signal.throwIfAborted()
  for (const kind of videoKinds()) {
    const video = await recordAs(kind, source)
    if (video.size > 0) return video
  }
  throw new Error('This browser cannot write a video.')
}

function recordAs(kind: string, { draw, paintBackground, seconds, signal, onProgress }: VideoSource): Promise<Blob> {
  const first = draw()
  const canvas = document.createElement('canvas')
  // Encoders want even sides.
  canvas.width = (first?.width ?? 0) & ~1
  canvas.height = (first?.height ?? 0) & ~1
  const pen = canvas.getContext('2d')
  if (!pen || canvas.width === 0) return Promise.reject(new Error('There is nothing to record.'))
  const stream = canvas.captureStream(framesPerSecond)
  const recorder = new MediaRecorder(stream, { mimeType: kind, videoBitsPerSecond: bitsPerSecond })
  const parts: Blob[] = []
  return new Promise((resolve, reject) => {
    let frame = 0
    const start = performance.now()
    const end = () => {
      cancelAnimationFrame(frame)
      for (const track of stream.getTracks()) track.stop()
      if (recorder.state !== 'inactive') recorder.stop()
    }
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.onerror = () => reject(new Error('The browser stopped writing the video.'))
    recorder.onstop = () => {
      if (signal.aborted) reject(new DOMException('The video was cancelled.', 'AbortError'))
      else resolve(new Blob(parts, { type: kind }))
    }
    signal.addEventListener('abort', end, { once: true })
    const next = () => {
      const passed = (performance.now() - start) / 1000
      const drawn = draw()
      paintBackground(pen, canvas.width, canvas.height)
      if (drawn) pen.drawImage(drawn, 0, 0, canvas.width, canvas.height)
      onProgress(Math.min(1, passed / seconds))
      if (passed >= seconds) end()
      else frame = requestAnimationFrame(next)
    }
    recorder.start()
    next()
  })
}
