import { afterEach, describe, expect, it, vi } from 'vitest'
import { recordVideo } from '../../../../app/screens/preview/video.ts'

class FakeRecorder {
  static isTypeSupported = (kind: string) => kind.startsWith('video/webm')
  state = 'inactive'
  ondataavailable = (_event: { data: Blob }) => {}
  onstop = () => {}
  onerror = () => {}
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.ondataavailable({ data: new Blob(['frames']) })
    this.onstop()
  }
}

class EmptyRecorder extends FakeRecorder {
  override stop() {
    this.state = 'inactive'
    this.onstop()
  }
}

class RecorderOfEmptyMp4 extends FakeRecorder {
  static override isTypeSupported = () => true
  readonly isEmpty: boolean
  constructor(_stream: unknown, { mimeType }: { readonly mimeType: string }) {
    super()
    this.isEmpty = mimeType.startsWith('video/mp4')
  }
  override stop() {
    if (!this.isEmpty) return super.stop()
    this.state = 'inactive'
    this.onstop()
  }
}

const { getContext } = HTMLCanvasElement.prototype

/** A page that can record, whose canvases draw nothing. */
function letItRecord(): void {
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  Object.assign(HTMLCanvasElement.prototype, { captureStream: () => ({ getTracks: () => [] }) })
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ drawImage: () => {} }) })
}

function videoOf(seconds: number, signal: AbortSignal) {
  const canvas = document.createElement('canvas')
  canvas.width = 101
  canvas.height = 60
  let drawn = 0
  const video = recordVideo({
    draw() {
      drawn++
      return canvas
    },
    paintBackground: () => {},
    seconds,
    signal,
    onProgress: () => {},
  })
  return { video, drawn: () => drawn }
}

describe('a video of a figure', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'captureStream')
    Object.assign(HTMLCanvasElement.prototype, { getContext })
  })

  it('is drawn frame by frame and handed over', async () => {
    letItRecord()
    const { video, drawn } = videoOf(0.1, new AbortController().signal)
    expect((await video).size).toBeGreaterThan(0)
    expect((await video).type).toContain('video/webm')
    expect(drawn()).toBeGreaterThan(2)
  })

  it('is thrown away when somebody cancels it half-way, and nothing is drawn any more', async () => {
    letItRecord()
    const leaving = new AbortController()
    const { video, drawn } = videoOf(60, leaving.signal)
    leaving.abort()
    await expect(video).rejects.toMatchObject({ name: 'AbortError' })
    const until = drawn()
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(drawn()).toBe(until)
  })

  it('is of the next kind where a browser writes nothing in the one that it says it can write', async () => {
    letItRecord()
    vi.stubGlobal('MediaRecorder', RecorderOfEmptyMp4)
    const { video } = videoOf(0.1, new AbortController().signal)
    expect((await video).size).toBeGreaterThan(0)
    expect((await video).type).toContain('video/webm')
  })

  it('is never empty: a browser that writes nothing in any kind cannot write one', async () => {
    letItRecord()
    vi.stubGlobal('MediaRecorder', EmptyRecorder)
    await expect(videoOf(0.05, new AbortController().signal).video).rejects.toThrow('cannot write a video')
  })

  it('says so where the browser cannot write one', async () => {
    vi.stubGlobal('MediaRecorder', undefined)
    await expect(videoOf(1, new AbortController().signal).video).rejects.toThrow('cannot write a video')
  })
})
