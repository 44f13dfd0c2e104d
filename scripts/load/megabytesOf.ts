import { readFileSync } from 'node:fs'

/** The resident memory of a process in MiB; NaN without /proc. */
export function megabytesOf(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? Number.NaN) / 1024
  } catch {
    return Number.NaN
  }
}
