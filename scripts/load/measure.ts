/**
 * Repeats some work in several lanes.
 * @returns such as `61.2/s, p50 64 ms, p99 92 ms`
 */
export async function measureLoad(
  lanes: number,
  seconds: number,
  work: (lane: number) => Promise<void>,
): Promise<string> {
  const took: number[] = []
  const begin = performance.now()
  const until = begin + seconds * 1000
  const walk = async (lane: number) => {
    while (performance.now() < until) {
      const started = performance.now()
      await work(lane)
      took.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => walk(lane)))
  const rate = (took.length * 1000) / (performance.now() - begin)
  const sorted = took.sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)
  return `${rate.toFixed(1)}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`
}
