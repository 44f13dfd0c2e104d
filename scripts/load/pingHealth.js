// A thread that asks /health, one at a time, so that what the load itself computes does not count as waiting.
import { parentPort, workerData } from 'node:worker_threads'

/** @type {number[]} */
const took = []
const until = performance.now() + workerData.seconds * 1000
while (performance.now() < until) {
  const begin = performance.now()
  await (await fetch(`${workerData.base}/health`)).text()
  took.push(performance.now() - begin)
  await new Promise(resolve => setTimeout(resolve, 5))
}
took.sort((a, b) => a - b)
/** @param {number} share */
const at = share => (took[Math.floor((took.length - 1) * share)] ?? 0).toFixed(0)
parentPort?.postMessage(`p50 ${at(0.5)} ms, p99 ${at(0.99)} ms of ${took.length}`)
