import { createHash } from 'node:crypto'
import type { Pattern } from '../drafting/pattern.ts'
import type { TailorSettings } from './settings.ts'

/** Raised by whoever changes what the tailor makes of the same pattern and settings. */
export const tailorVersion = 1

/** Decimals of a millimetre that count. */
const precision = 4

/** sha256 of everything that a baked garment depends on; `underneath` are the hashes of what it is worn over. */
export function inputHash(pattern: Pattern, settings: TailorSettings, underneath: readonly string[]): string {
  const { size, panels, seams } = pattern
  const shapes = panels.map(({ id, placement, edges, rib }) => ({
    id,
    placement,
    rib,
    edges: edges.map(({ name, points }) => ({ name, points })),
  }))
  const input = { tailorVersion, size, panels: shapes, seams, settings, underneath }
  return createHash('sha256').update(canonical(input)).digest('hex')
}

/** JSON with sorted keys and rounded numbers. */
function canonical(value: unknown): string {
  if (typeof value === 'number') return String(Number(value.toPrecision(15)) === 0 ? 0 : roundedNumber(value))
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
}

// Sines and roots may differ in their last digit from one version of Node to the next.
const roundedNumber = (value: number) =>
  Math.abs(value) < 1 ? Number(value.toPrecision(9)) : Number(value.toFixed(precision))
