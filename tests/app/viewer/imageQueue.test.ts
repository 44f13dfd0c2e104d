import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createImageQueue, type FencedContext } from '../../../app/viewer/imageQueue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A context that says what it has drawn when the test lets it. */
function pretendContext() {
  const drawn = new Set<object>()
  const fences: object[] = []
  let isLost = false
  const gl: FencedContext = {
    SYNC_GPU_COMMANDS_COMPLETE: 0x9117,
    SYNC_STATUS: 0x9114,
    SIGNALED: 0x9119,
    fenceSync() {
      const fence = {}
      fences.push(fence)
      return fence
    },
    flush() {},
    deleteSync: (fence: object) => drawn.delete(fence),
    getSyncParameter: (fence: object) => (drawn.has(fence) ? 0x9119 : 0x9118),
    isContextLost: () => isLost,
  }
  return {
    gl,
    drawAll() {
      for (const fence of fences) drawn.add(fence)
    },
    lose() {
      isLost = true
    },
  }
}

function openQueue() {
  const context = pretendContext()
  let time = 0
  const queue = createImageQueue(context.gl, () => time)
  return {
    ...context,
    queue,
    wait(ms: number) {
      time += ms
    },
  }
}

describe('the queue of images', () => {
  it('holds an image until it is drawn', () => {
    const { queue, drawAll } = openQueue()
    expect(queue.pending()).toBe(0)
    queue.add(false)
    expect(queue.pending()).toBe(1)
    drawAll()
    expect(queue.pending()).toBe(0)
  })

  it('resolves when the next image is drawn, and not before', async () => {
    const { queue, drawAll } = openQueue()
    const onFirst = vi.fn()
    void queue.next().then(onFirst)
    await vi.advanceTimersByTimeAsync(1000)
    queue.add(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(onFirst).not.toHaveBeenCalled()
    drawAll()
    await vi.advanceTimersByTimeAsync(1000)
    expect(onFirst).toHaveBeenCalledOnce()
  })

  it('resolves when the next image is drawn, whatever is sent after it', async () => {
    const { queue, drawAll } = openQueue()
    const onNext = vi.fn()
    void queue.next().then(onNext)
    queue.add(true)
    drawAll()
    queue.add(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(queue.pending()).toBe(1)
    expect(onNext).toHaveBeenCalledOnce()
  })

  it('is free when a fence is passed at once', () => {
    const { queue, drawAll, wait } = openQueue()
    expect(queue.isFree()).toBe(false)
    wait(25)
    expect(queue.isFree()).toBe(false)
    drawAll()
    wait(100)
    // It was passed late: something else is being drawn.
    expect(queue.isFree()).toBe(false)
    drawAll()
    wait(25)
    expect(queue.isFree()).toBe(true)
  })

  it('holds the last image, though those before it are drawn', () => {
    const { queue, drawAll } = openQueue()
    queue.add(false)
    queue.add(false)
    drawAll()
    queue.add(false)
    expect(queue.pending()).toBe(1)
  })

  it('is empty once the context is lost', () => {
    const { queue, lose } = openQueue()
    queue.add(false)
    lose()
    expect(queue.pending()).toBe(0)
  })

  it('forgets an image after four seconds, where a driver never says that it is through', () => {
    const { queue, wait } = openQueue()
    queue.add(false)
    wait(3900)
    expect(queue.pending()).toBe(1)
    wait(200)
    expect(queue.pending()).toBe(0)
  })

  it('is slow after three images of a motion in a row that took more than 50 ms', () => {
    const { queue, drawAll } = openQueue()
    const draw = (isMoving: boolean, ms: number) => {
      queue.add(isMoving)
      vi.advanceTimersByTime(ms)
      drawAll()
      vi.advanceTimersByTime(100)
    }
    for (const ms of [60, 60, 20, 60, 60]) draw(true, ms)
    for (let image = 0; image < 3; image++) draw(false, 900)
    expect(queue.isSlow()).toBe(false)
    draw(true, 60)
    expect(queue.isSlow()).toBe(true)
    for (let image = 0; image < 3; image++) draw(true, 20)
    expect(queue.isSlow()).toBe(true)
  })
})
