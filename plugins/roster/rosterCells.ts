import { type Size, sizes } from '../../engine/index.ts'
import { asName, isPlayerNumber, latinFigures, longestName, mostOfOne, type PlayerValues } from '../index.ts'

/** What somebody's kits are made by. */
export const rosterFields = ['number', 'name', 'size', 'shortsSize', 'sleeve', 'goalkeeper', 'quantity'] as const
/** What a list may say of somebody: a customer's own players are grouped by team. */
export const listFields = [...rosterFields, 'team'] as const
export type RosterField = (typeof listFields)[number]

/** A row of a list as it was written. */
export type RosterCells = Readonly<Record<RosterField, string>>

/** What keeps a row from being added. */
export type FindingReason =
  | 'name-required'
  | 'name-long'
  | 'number-invalid'
  | 'size-missing'
  | 'size-unknown'
  | 'sleeve-unknown'
  | 'goalkeeper-unknown'
  | 'quantity-invalid'
  | 'team-invalid'

export interface RosterFinding {
  readonly field: RosterField
  readonly reason: FindingReason
}

export interface ReadRow {
  /** `null` as long as there are findings. */
  readonly player: PlayerValues | null
  readonly findings: readonly RosterFinding[]
}

/** For comparing words: without case, spaces, signs and the invisible breaks of Khmer. */
export const bareWord = (text: string): string =>
  latinFigures(text.normalize('NFKC').toLowerCase()).replace(/[\s\p{P}\p{S}\u200b-\u200d\ufeff]+/gu, '')

const sizeWords: Readonly<Record<string, Size>> = {
  extrasmall: 'XS',
  xsmall: 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  extralarge: 'XL',
  xlarge: 'XL',
  តូច: 'S',
  មធ្យម: 'M',
  ធំ: 'L',
}

/** 2XL, 2 xl, XXL and ២XL are one size. `null` for what is none. */
export function readSize(text: string): Size | null {
  const word = bareWord(text)
  const counted = /^([1-9])xl$/.exec(word)
  const name = counted ? `${'X'.repeat(Number(counted[1]))}L` : word.toUpperCase()
  return sizes.find(size => size === name) ?? sizeWords[word] ?? null
}

/** `undefined` for a word that means neither. */
export function readSleeve(text: string): 'short' | 'long' | null | undefined {
  const word = bareWord(text)
  if (word === '') return null
  if (/^(short(sleeves?)?|s|ss|ខ្លី|ដៃខ្លី)$/.test(word)) return 'short'
  return /^(long(sleeves?)?|l|ls|វែង|ដៃវែង)$/.test(word) ? 'long' : undefined
}

const yes = /^(1|x|y|yes|true|gk|keeper|goalkeeper|goalie|បាទ|ចាស|អ្នកចាំទី|ចាំទី)$/
const no = /^(0|n|no|false|player|ទេ|កីឡាករ)$/

/** `undefined` for a word that means neither. */
export function readGoalkeeper(text: string): boolean | undefined {
  const word = bareWord(text)
  if (yes.test(word) || /^[✓✔☑✅]/u.test(text.trim())) return true
  return word === '' || no.test(word) ? false : undefined
}

/** 1 to 999; 1 where nothing is written, `null` for what cannot be. */
export function readQuantity(text: string): number | null {
  const latin = latinFigures(text.trim()).replace(/\.0+$/, '')
  if (latin === '') return 1
  const quantity = /^\d{1,6}$/.test(latin) ? Number(latin) : 0
  return quantity >= 1 && quantity <= mostOfOne ? quantity : null
}

/** The number as it stands, 07 and ៧ too; spreadsheets write 7.0 and #7. */
export const readPlayerNumber = (text: string): string =>
  text
    .trim()
    .replace(/^(#|№|no\.?|លេខ)\s*/i, '')
    .replace(/\.0+$/, '')

/** What a row says, or in which cells it cannot be understood. */
export function readRow(cells: RosterCells): ReadRow {
  const findings: RosterFinding[] = []
  const found = (field: RosterField, reason: FindingReason) => void findings.push({ field, reason })
  const name = asName(cells.name)
  const number = readPlayerNumber(cells.number)
  const size = readSize(cells.size)
  const shortsSize = readSize(cells.shortsSize)
  const sleeve = readSleeve(cells.sleeve)
  const goalkeeper = readGoalkeeper(cells.goalkeeper)
  const quantity = readQuantity(cells.quantity)

  if (number !== '' && !isPlayerNumber(number)) found('number', 'number-invalid')
  if (name === '' && number === '') found('name', 'name-required')
  if (name.length > longestName) found('name', 'name-long')
  if (size === null) found('size', cells.size.trim() === '' ? 'size-missing' : 'size-unknown')
  if (shortsSize === null && cells.shortsSize.trim() !== '') found('shortsSize', 'size-unknown')
  if (sleeve === undefined) found('sleeve', 'sleeve-unknown')
  if (goalkeeper === undefined) found('goalkeeper', 'goalkeeper-unknown')
  if (quantity === null) found('quantity', 'quantity-invalid')

  const isWhole = findings.length === 0 && size !== null && quantity !== null
  if (!isWhole || sleeve === undefined || goalkeeper === undefined) return { player: null, findings }
  return { player: { name, number, size, shortsSize, sleeve, goalkeeper, quantity }, findings }
}
