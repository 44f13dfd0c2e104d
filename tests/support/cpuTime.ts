/** Milliseconds of the processor that this process spends on `work`. What other processes do does not count. */
function cpuTimeOnce(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * How many times as long `work` takes as `yardstick`. They take turns, so that a busy machine slows both alike, and they
 * take more turns as long as the ratio is above `limit`: only work that is really slow stays above it.
 */
export function cpuRatio(work: () => void, yardstick: () => void, limit: number, turns = 12): number {
  let worked = Number.POSITIVE_INFINITY
  let measured = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < turns; turn++) {
    worked = Math.min(worked, cpuTimeOnce(work))
    measured = Math.min(measured, cpuTimeOnce(yardstick))
    if (turn >= 2 && worked / measured < limit) break
  }
  return worked / measured
}
