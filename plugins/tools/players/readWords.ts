import { type Size, sizes } from '../../../engine/index.ts'
import { withLatinFigures } from './figures.ts'

/** `2XL`, `៣xl`, `X-Large` and the like; `null` for what is no size of the shop. */
export function readSize(text: string): Size | null {
  const plain = withLatinFigures(text)
    .toUpperCase()
    .replace(/[\s.\-_]/g, '')
    .replace('EXTRA', 'X')
    .replace(/LARGE$/, 'L')
    .replace(/SMALL$/, 'S')
    .replace(/^MEDIUM$/, 'M')
  const written = plain.replace(/^([1-6])X(?=L$)/, (_, count: string) => 'X'.repeat(Number(count)))
  return sizes.find(size => size === written) ?? null
}

/** `null` for what says neither. */
export function readSleeve(text: string): 'short' | 'long' | null {
  if (/long|វែង/i.test(text)) return 'long'
  return /short|ខ្លី/i.test(text) ? 'short' : null
}

/** `null` for what says neither. */
export function readGoalkeeper(text: string): boolean | null {
  const word = text.trim().toLowerCase()
  if (['yes', 'y', 'x', 'true', '1', 'gk', 'goalkeeper', 'keeper', '✓', 'អ្នកចាំទី', 'បាទ', 'មែន'].includes(word))
    return true
  return ['', 'no', 'n', 'false', '0', '-', 'player', 'កីឡាករ', 'ទេ'].includes(word) ? false : null
}
