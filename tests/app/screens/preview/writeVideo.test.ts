import { afterEach, describe, expect, it, vi } from 'vitest'
import { writeVideo } from '../../../../app/screens/preview/writeVideo.ts'

const writer = vi.hoisted(() => ({ images: 0, isClosed: false }))
vi.mock('../../../../app/studio/download/videoWriter.ts', () => ({
  openVideoWriter: async () => ({
    type: 'video/mp4',
    ending: 'mp4',
    add: async () => {
      writer.images++
    },
    finish: async () => new Uint8Array([1]),
    close() {
      writer.isClosed = true
    },
  }),
}))

const { getContext } = HTMLCanvasElement.prototype

function written(seconds: number, { signal = new AbortController().signal, draw = () => {} } = {}) {
  vi.stubGlobal('VideoEncoder', class {})
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ drawImage: () => {} }) })
  Object.assign(writer, { images: 0, isClosed: false })
  const canvas = Object.assign(document.createElement('canvas'), { width: 101, height: 60 })
  let drawn = 0
  const video = writeVideo({
    draw() {
      drawn++
      draw()
      return canvas
    },
    paintBackground() {},
    seconds,
    signal,
    onProgress() {},
  })
  return { video, drawn: () => drawn }
}

describe('a video that is encoded image by image', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    Object.assign(HTMLCanvasElement.prototype, { getContext })
  })

  it('is as long as it was asked to be, however slowly the stage draws', async () => {
    let now = 1000
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const { video, drawn } = written(2, {
      draw() {
        now += 900
      },
    })
    expect((await video)?.type).toBe('video/mp4')
    expect(writer).toEqual({ images: 60, isClosed: true })
    expect(drawn()).toBeLessThan(6)
  })

  it('lets go of the encoder when somebody cancels it', async () => {
    const leaving = new AbortController()
    const { video } = written(60, { signal: leaving.signal })
    leaving.abort()
    await expect(video).rejects.toMatchObject({ name: 'AbortError' })
    expect(writer.isClosed).toBe(true)
  })
})
