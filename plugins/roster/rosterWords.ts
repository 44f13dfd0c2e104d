import { latinFigures, type Size, sizes } from '../../engine/index.ts'
import { asPlayerNumber, isPlayerNumber, maxPieces } from '../index.ts'

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

/** 2XL, 2 xl, XXL, XX-Large and ២XL are one size. `null` for what is none. */
export function readSize(text: string): Size | null {
  const word = bareWord(text)
  const counted = /^([1-9])x(?:l|large)$/.exec(word)
  const spelt = /^(x{2,6})large$/.exec(word)
  if (spelt) return readSize(`${spelt[1]}l`)
  const name = counted ? `${'X'.repeat(Number(counted[1]))}L` : word.toUpperCase()
  return sizes.find(size => size === name) ?? sizeWords[word] ?? null
}

const yes = /^(1|x|y|yes|true|gk|keeper|goalkeeper|goalie|បាទ|ចាស|អ្នកចាំទី|ចាំទី)$/
const no = /^(0|n|no|false|player|ទេ|កីឡាករ)$/
/** Positions of outfield players. */
const field =
  /^(df|mf|fw|cb|lb|rb|lwb|rwb|cm|dm|am|cdm|cam|lm|rm|lw|rw|st|cf|(left|right|full|wing|cent(re|er))*back|defen[cds]er|(mid|out)field(er)?|forward|striker|winger|att?ack(er)?|ខ្សែ(ការពារ|បម្រើ|ប្រយុទ្ធ|កណ្តាល|កណ្ដាល))$/

/** `undefined` for a word that means neither. */
export function readGoalkeeper(text: string): boolean | undefined {
  const word = bareWord(text)
  if (yes.test(word) || /^[✓✔☑✅]/u.test(text.trim())) return true
  return word === '' || no.test(word) || field.test(word) ? false : undefined
}

/** 1 to 999; 1 where nothing is written, `null` for what cannot be. */
export function readQuantity(text: string): number | null {
  const latin = latinFigures(text.trim()).replace(/\.0+$/, '')
  if (latin === '') return 1
  const quantity = /^\d{1,6}$/.test(latin) ? Number(latin) : 0
  return quantity >= 1 && quantity <= maxPieces ? quantity : null
}

/** The number as it stands, 07 and ៧ too; spreadsheets write 7.0 and #7. */
export const readPlayerNumber = (text: string): string =>
  asPlayerNumber(text)
    .replace(/^(#|№|no\.?|លេខ)\s*/i, '')
    .replace(/\.0+$/, '')

export const isNumber = (cell: string): boolean => isPlayerNumber(readPlayerNumber(cell))

export const isWord = (cell: string): boolean => /\p{L}/u.test(cell)
