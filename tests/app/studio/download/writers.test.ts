import { afterEach, describe, expect, it, vi } from 'vitest'
import { type GifRequest, openGifWriter } from '../../../../app/studio/download/gifWriter.ts'
import { makeFile } from '../../../../app/studio/download/makeFile.ts'
import { openVideoWriter } from '../../../../app/studio/download/videoWriter.ts'
import type { OpenDesign } from '../../../../app/studio/openDesign.ts'

const options = { signal: new AbortController().signal, onProgress: () => {} }

afterEach(() => vi.unstubAllGlobals())

describe('a browser that encodes no video', () => {
  it('gives none', async () => {
    expect(await openVideoWriter({ width: 64, height: 64, imagesPerSecond: 10 })).toBeNull()
  })

  it('gives none either where its encoder takes no codec', async () => {
    vi.stubGlobal('VideoEncoder', { isConfigSupported: async () => ({ supported: false }) })
    expect(await openVideoWriter({ width: 64, height: 64, imagesPerSecond: 10 })).toBeNull()
  })

  it('says so where it draws nothing in 3D', async () => {
    expect(await makeFile({} as OpenDesign, { kind: 'video', side: 'front', pixels: 64 }, options)).toBe('no-3d')
  })

  it('says that a file failed, and throws nothing', async () => {
    expect(await makeFile({} as OpenDesign, { kind: 'svg', side: 'front', pixels: 64 }, options)).toBe('failed')
  })
})

describe('the worker that makes a GIF', () => {
  const image = document.createElement('canvas')
  const drawing = class {
    getContext = () => ({
      fillRect() {},
      drawImage() {},
      getImageData: () => ({ data: new Uint8ClampedArray(16) }),
    })
  }
  const writerWith = (respond: (request: GifRequest, worker: Worker) => void) => {
    vi.stubGlobal('OffscreenCanvas', drawing)
    const worker = {
      onmessage: null,
      onerror: null,
      terminate: vi.fn(),
      postMessage(request: GifRequest) {
        queueMicrotask(() => respond(request, worker as never))
      },
    }
    return openGifWriter({ width: 2, height: 2, imagesPerSecond: 10, startWorker: () => worker as never })
  }

  it('is sent each image and gives the file in the end', async () => {
    const delays: (number | undefined)[] = []
    const writer = writerWith((request, worker) => {
      delays.push(request?.delay)
      worker.onmessage?.({ data: request ? null : new Uint8Array([71]) } as MessageEvent)
    })
    await writer.add(image, '#fff')
    expect(await writer.finish()).toEqual(new Uint8Array([71]))
    expect(delays).toEqual([100, undefined])
  })

  it('may be killed in the middle: then there is no file, and whoever waits is told', async () => {
    const writer = writerWith((_, worker) => worker.onerror?.({ message: '' } as ErrorEvent))
    await expect(writer.add(image, '#fff')).rejects.toThrow('has ended')
  })
})
