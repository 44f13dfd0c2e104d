import { describe, expect, it } from 'vitest'
import { createWorkerPool } from '../../../server/workers/workerPool.ts'

/** A worker that doubles numbers and is ready after a delay. */
const doubling = (readyAfter: number) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', number => { if (number >= 0) parentPort.postMessage(number * 2) })
      setTimeout(() => parentPort.postMessage('ready'), ${readyAfter})`)}`,
  )

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
})
