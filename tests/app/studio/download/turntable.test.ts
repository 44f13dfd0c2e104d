import { describe, expect, it, vi } from 'vitest'
import { orbitsOfTurn, recordTurntable } from '../../../../app/studio/download/turntable.ts'
import type { VideoWriter } from '../../../../app/studio/download/videoWriter.ts'
import type { KitShot, TurntableCamera } from '../../../../app/viewer/kitCamera.ts'

const shot = {} as KitShot
const image = document.createElement('canvas')

/** Draws nothing, and hands over one image for each orbit. */
const camera: Pick<TurntableCamera, 'record'> = {
  async record(_, orbits, take) {
    for (const _orbit of orbits) if (!(await take(image))) return
  },
}

const writerOf = (add: VideoWriter['add'] = async () => {}) => ({
  ending: 'webm',
  type: 'video/webm',
  add: vi.fn(add),
  finish: vi.fn(async () => new Uint8Array([1, 2, 3])),
  close: vi.fn(),
})

const turn = (signal = new AbortController().signal, onProgress = (_done: number) => {}) => ({
  shot,
  images: 8,
  ground: '#ffffff',
  signal,
  onProgress,
})

describe('a video of the kit turning', () => {
  it('has every image once and says how far it is', async () => {
    const writer = writerOf()
    const seen: number[] = []
    const bytes = await recordTurntable(
      camera,
      writer,
      turn(undefined, done => seen.push(done)),
    )
    expect(bytes).toEqual(new Uint8Array([1, 2, 3]))
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(writer.close).toHaveBeenCalledOnce()
  })

  it('goes once round in equal steps and ends before it begins again', () => {
    const angles = orbitsOfTurn(4).map(({ azimuth }) => azimuth / Math.PI)
    expect(angles).toEqual([0, 0.5, 1, 1.5])
  })

  it('ends at once when it is given up, without a file', async () => {
    const end = new AbortController()
    const writer = writerOf()
    const made = await recordTurntable(
      camera,
      writer,
      turn(end.signal, done => done === 3 && end.abort()),
    )
    expect(made).toBeNull()
    expect(writer.add).toHaveBeenCalledTimes(3)
    expect(writer.finish).not.toHaveBeenCalled()
    expect(writer.close).toHaveBeenCalledOnce()
  })

  it('lets go of an encoder that fails in the middle', async () => {
    const writer = writerOf(async () => {
      throw new Error('The encoder is gone.')
    })
    await expect(recordTurntable(camera, writer, turn())).rejects.toThrow('The encoder is gone.')
    expect(writer.close).toHaveBeenCalledOnce()
  })
})
