import { latinFigures } from '../../engine/lettering/latinFigures.ts'
import type { GarmentSize } from '../../server/contract/garmentSizes.ts'
import type { Language } from './languages.ts'

// Browsers have no Khmer in Intl and silently answer in another language, so numbers and dates are written here.
// Figures are Latin in both languages; Khmer figures stand on cloth only, where the customer types them.

const months: Readonly<Record<Language, readonly string[]>> = {
  kh: ['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា', 'កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា', 'វិច្ឆិកា', 'ធ្នូ'],
  en: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
}

const centimetre: Readonly<Record<Language, string>> = { kh: 'សម', en: 'cm' }

const minus = '−'

/** With exactly `decimals` digits after the point and groups of three before it: `−1,234.5`. */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '0', part] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const digits = part === undefined ? grouped : `${grouped}.${part}`
  return value < 0 && /[1-9]/.test(digits) ? `${minus}${digits}` : digits
}

/** Millimetres as centimetres with one digit: `14.4 cm`. */
export const formatLength = (millimetres: number, language: Language): string =>
  `${formatNumber(millimetres / 10, 1)} ${centimetre[language]}`

export const lengthUnit = (language: Language): string => centimetre[language]

/** `5 November 2026`, in the time zone of the device. */
export const formatDate = (date: Date, language: Language): string =>
  `${date.getDate()} ${months[language][date.getMonth()]} ${date.getFullYear()}`

const dayMs = 86_400_000
const days: Readonly<Record<Language, readonly string[]>> = { kh: ['ថ្ងៃនេះ', 'ម្សិលមិញ'], en: ['today', 'yesterday'] }

/** `today`, `yesterday`, or the date. */
export function formatDay(date: Date, now: Date, language: Language): string {
  const midnight = (moment: Date): number => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())
  return days[language][(midnight(now) - midnight(date)) / dayMs] ?? formatDate(date, language)
}

/** `09:05`, in the time zone of the device. */
export const formatTime = (date: Date): string =>
  `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`

/** Cents as `$1,234.50`, in both languages. */
export const formatMoney = (cents: number): string => {
  const dollars = formatNumber(Math.abs(cents) / 100, 2)
  return cents < 0 ? `${minus}$${dollars}` : `$${dollars}`
}

/** Basis points as `12.5%`: no more digits than it has. */
export const formatPercent = (basisPoints: number): string =>
  `${formatNumber(basisPoints / 100, basisPoints % 100 === 0 ? 0 : basisPoints % 10 === 0 ? 1 : 2)}%`

// Hebrew, Arabic and the scripts beside them.
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/

/** A name that may be read from right to left, so that it turns nothing of the sentence round it. */
export const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text)

/** A number as people write it: with Khmer or Latin figures, with a point or a comma. `null` for what is none. */
export function readNumber(text: string): number | null {
  const latin = latinFigures(text.trim()).replace(/[−–]/g, '-').replace(',', '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(latin) ? Number(latin) : null
}

/**
 * Dollars as people write them, in cents; `null` for what is none. What has three figures after a comma is thousands,
 * as `formatMoney` writes them, and never parts of a cent.
 */
export function readCents(text: string): number | null {
  const latin = latinFigures(text.trim())
  const isGrouped = /^[+−–-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(latin)
  const plain = isGrouped ? latin.replaceAll(',', '') : latin
  const dollars = /[.,]\d{3,}$/.test(plain) ? null : readNumber(plain)
  return dollars === null ? null : Math.round(dollars * 100)
}

/** The size as the shop writes it: XXL is 2XL, XXXL is 3XL. */
export function sizeName(size: GarmentSize): string {
  const count = size.lastIndexOf('X') + 1
  return count > 1 ? `${count}XL` : size
}

/** In Khmer the family's name comes first. */
export const nameOrder = (language: Language): readonly ('firstName' | 'lastName')[] =>
  language === 'kh' ? ['lastName', 'firstName'] : ['firstName', 'lastName']

/** Both names of a person, in the order of the language. */
export const fullName = (person: Readonly<Record<'firstName' | 'lastName', string>>, language: Language): string =>
  nameOrder(language)
    .map(part => person[part])
    .filter(Boolean)
    .join(' ')
