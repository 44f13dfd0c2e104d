import { readFileSync } from 'node:fs'

/** What a process holds in memory (RSS), in MB of 1024² bytes. NaN where there is no /proc. */
export function megabytesOf(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? Number.NaN) / 1024
  } catch {
    return Number.NaN
  }
}
