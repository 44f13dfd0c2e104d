import { clampChroma, formatHex, modeLab, modeLch, modeRgb, useMode as spaceOf } from 'culori/fn'
import Papa from 'papaparse'
import { type FabricInk, fabricInk } from '../../../server/contract/tenantSettings.ts'
import { readNumber } from '../../i18n/formats.ts'

/** Why a line is no ink; a key of the words `inks.wrong`. */
interface WrongLine {
  readonly line: number
  readonly name: string
  readonly reason: 'name' | 'twice' | 'colour' | 'lab'
}

export interface ReadInks {
  readonly inks: readonly FabricInk[]
  readonly wrong: readonly WrongLine[]
}

const heads = /^(name|ink|ឈ្មោះ)$/i

/**
 * Inks from pasted lines of `name, colour, L, a, b`, split by tabs, commas or semicolons. The colour may be missing: it is worked
 * out from Lab.
 */
export function readInks(text: string): ReadInks {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: false })
  const inks: FabricInk[] = []
  const wrong: WrongLine[] = []
  const known = new Set<string>()
  for (const [at, cells] of data.entries()) {
    const [name = '', ...rest] = cells.map(cell => cell.trim())
    if (name === '' && rest.every(cell => cell === '')) continue
    if (at === 0 && heads.test(name)) continue
    const ink = readInk(name, rest)
    const reason = typeof ink === 'string' ? ink : known.has(name.toLowerCase()) ? 'twice' : null
    if (reason !== null) wrong.push({ line: at + 1, name, reason })
    else if (typeof ink !== 'string') inks.push(ink)
    known.add(name.toLowerCase())
  }
  return { inks, wrong }
}

/** An ink of typed cells, or what is wrong with them. */
export function readInk(name: string, cells: readonly string[]): FabricInk | WrongLine['reason'] {
  if (!fabricInk.shape.name.safeParse(name).success) return 'name'
  const [first = '', ...others] = cells
  const isColour = first.startsWith('#') || /^[0-9a-f]{6}$/i.test(first) || first === ''
  const colour = isColour ? first.replace(/^#?/, '#').toLowerCase() : ''
  const values = (isColour ? others : cells).filter((cell, at) => at < 3 || cell !== '')
  const lab = readLab(values)
  if (lab === 'wrong') return 'lab'
  const shown = colour.length > 1 ? colour : lab === null ? '' : colourOfLab(lab)
  const read = fabricInk.safeParse({ name, colour: shown, ...(lab && { lab }) })
  return read.success ? read.data : 'colour'
}

type Lab = NonNullable<FabricInk['lab']>

/** Null where all three are empty. */
function readLab(cells: readonly string[]): Lab | null | 'wrong' {
  if (cells.every(cell => cell === '')) return null
  const read = fabricInk.shape.lab.safeParse(cells.map(readNumber))
  return read.success && read.data ? read.data : 'wrong'
}

spaceOf(modeLab)
spaceOf(modeLch)
const toRgb = spaceOf(modeRgb)

/** The nearest colour of a screen to a measured one. */
export const colourOfLab = ([l, a, b]: Lab): string => {
  const measured = { mode: 'lab', l, a, b } as const
  return formatHex(toRgb(clampChroma(measured, 'lch')))
}
