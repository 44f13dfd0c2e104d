import { existsSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { createWorkerPool } from '../../../server/workers/workerPool.ts'

/** A worker that doubles numbers and is ready after a delay. */
const doubling = (readyAfter: number) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', number => { if (number >= 0) parentPort.postMessage(number * 2) })
      setTimeout(() => parentPort.postMessage('ready'), ${readyAfter})`)}`,
  )

/** A worker that says what thread it is, and does as a job says: it calculates without end, or it waits. */
const working = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { readlinkSync } from 'node:fs'
    import { parentPort } from 'node:worker_threads'
    const calculates = milliseconds => { const end = performance.now() + milliseconds; while (performance.now() < end); }
    parentPort.on('message', ({ calculate = 0, wait = 0 }) => {
      calculates(calculate)
      setTimeout(() => parentPort.postMessage('done'), wait)
    })
    parentPort.postMessage('/proc/' + readlinkSync('/proc/thread-self'))`)}`,
)
type Work = { readonly calculate?: number; readonly wait?: number }

const usual = { maxWaiting: 4, megabytes: 64 }

describe('a pool of workers', () => {
  it('begins the time of a job when its worker has started', async () => {
    const pool = createWorkerPool<number, number>({ ...usual, script: doubling(4_000), timeout: 3_000 })
    expect(await Promise.all([pool.run(1), pool.run(2)])).toEqual([2, 4])
    await pool.close()
  })

  it('is busy when its worker does not start', async () => {
    const script = doubling(60_000)
    const pool = createWorkerPool<number, number>({ ...usual, script, timeout: 10_000, startTimeout: 100 })
    expect(await pool.run(1)).toBe('busy')
    await pool.close()
  })

  it('throws away the worker of a job that takes too long, and goes on with another', async () => {
    const pool = createWorkerPool<number, number>({ ...usual, script: doubling(0), timeout: 3_000 })
    expect(await Promise.all([pool.run(-1), pool.run(3)])).toEqual(['spent', 6])
    await pool.close()
  })

  describe.skipIf(!existsSync('/proc/thread-self'))('on a busy machine', () => {
    const pool = createWorkerPool<Work, 'done'>({ ...usual, script: working, timeout: 500, clockTimeout: 60_000 })
    afterAll(() => pool.close())

    it('does not count time in which its worker had no processor', async () => {
      expect(await pool.run({ wait: 1_500 })).toBe('done')
    })

    it('throws away the worker of a job that uses too much of a processor', async () => {
      expect(await pool.run({ calculate: 600_000 })).toBe('spent')
      expect(await pool.run({})).toBe('done')
    })

    it('lets a job be tried again that had too little of a processor for too long', async () => {
      const hurried = createWorkerPool<Work, 'done'>({ ...usual, script: working, timeout: 10_000, clockTimeout: 300 })
      expect(await hurried.run({ wait: 600_000 })).toBe('busy')
      expect(await hurried.run({})).toBe('done')
      await hurried.close()
    })
  })
})
