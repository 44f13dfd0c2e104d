import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Row } from './measure.ts'

/** A row as it is kept: when it was measured, and how busy the machine was before. */
export interface KeptRow extends Row {
  readonly ratios: Readonly<Record<string, number>>
  /** The day and minute. */
  readonly at: string
  /** Programs that wanted to run, on average over the minute before. */
  readonly load: number
}

const file = 'tests/bench/results.json'

export const machine = {
  node: process.versions.node,
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
}

/** Puts the rows in the place of what was measured of the same figures before; the others stay. */
export function keepResults(rows: readonly KeptRow[]): void {
  const before: readonly KeptRow[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).rows : []
  const kept = before.map(row => rows.find(({ figure }) => figure === row.figure) ?? row)
  const added = rows.filter(({ figure }) => !before.some(row => row.figure === figure))
  writeFileSync(file, `${JSON.stringify({ machine, rows: [...kept, ...added] }, null, 2)}\n`)
}

/** How many times as much as ours each peer takes. */
export const ratiosOf = ({ ours, peers }: Row): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(peers).map(([name, value]) => [name, Number((value / ours).toFixed(2))]))
