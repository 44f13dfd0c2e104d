import { readFileSync, readlinkSync } from 'node:fs'

/** The thread that calls this, as `processorTime` takes it; an empty string where the system does not tell (not Linux). */
export function ownThread(): string {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}`
  } catch {
    return ''
  }
}

/** Linux counts the time of a thread in hundredths of a second for every program, whatever the kernel counts in. */
const millisecondsOfTick = 10

/** How long a thread has used a processor, in milliseconds, in steps of 10; `null` where the system does not tell. */
function processorTime(thread: string): number | null {
  try {
    const line = readFileSync(`${thread}/stat`, 'utf8')
    // The name of the thread is in brackets and may contain anything. The times in and for the program follow it.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return Number.isFinite(ticks) ? ticks * millisecondsOfTick : null
  } catch {
    return null
  }
}

/** The milliseconds until it has to be asked again, or why a job has to end. */
export type JobClock = () => number | 'busy' | 'spent'

interface JobTimes {
  /** Milliseconds of a processor. */
  readonly timeout: number
  /** Milliseconds by the clock. */
  readonly clockTimeout: number
}

/** Starts now. A thread whose processor time nobody tells has spent what the clock says. */
export function createJobClock(thread: string, { timeout, clockTimeout }: JobTimes): JobClock {
  const begun = performance.now()
  const usedBefore = processorTime(thread) ?? 0
  return () => {
    const passed = performance.now() - begun
    const used = passed < timeout ? 0 : (processorTime(thread) ?? passed) - usedBefore
    if (used >= timeout) return 'spent'
    if (passed >= clockTimeout) return 'busy'
    // A thread cannot use more time than passes.
    return Math.max(1, Math.ceil(Math.min(timeout - Math.max(used, 0), clockTimeout - passed)))
  }
}
