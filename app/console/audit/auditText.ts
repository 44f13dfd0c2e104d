import { formatDate, formatMoney, formatPercent, formatTime } from '../../i18n/formats.ts'
import type { Language } from '../../i18n/languages.ts'

interface Reading {
  readonly language: Language
  /** The word of a field that has one; others come back as they are. */
  readonly wordOf: (name: string) => string
  /** The same of a value: `active` is another word as a status than as a switch. */
  readonly valueWordOf: (value: string) => string
  /** What people call the order with an id; none where it is the id of something else. */
  readonly orderOf: (id: string) => string | undefined
  readonly yes: string
  readonly no: string
}

/** Fields whose numbers are cents, and those whose numbers are hundredths of a percent. */
const money = new Set(['amount', 'unitPrice', 'surcharge'])
const shares = new Set(['basis_points', 'discount', 'discountLimit'])

const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
const day = /^\d{4}-\d\d-\d\d$/
const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const longHash = /^[0-9a-f]{32,64}$/

/** A value of the audit log as people say it: dates, money and percent instead of how they are stored. */
export function auditText(path: readonly string[], value: unknown, reading: Reading): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? reading.yes : reading.no
  if (typeof value === 'number') return numberText(path.at(-1) ?? '', value)
  if (typeof value === 'string') return wordText(value, reading)
  if (Array.isArray(value)) return value.map(item => auditText(path, item, reading)).join(', ') || '–'
  return Object.entries(value)
    .map(([name, part]) => `${reading.wordOf(name)}: ${auditText([...path, name], part, reading)}`)
    .join(' · ')
}

function numberText(field: string, value: number): string {
  if (money.has(field)) return formatMoney(value)
  if (shares.has(field)) return formatPercent(value)
  return String(value)
}

function wordText(value: string, { language, valueWordOf, orderOf }: Reading): string {
  if (moment.test(value)) {
    const time = new Date(value)
    return `${formatDate(time, language)}, ${formatTime(time)}`
  }
  if (day.test(value)) return formatDate(new Date(`${value}T00:00`), language)
  // As much of it as tells one from another.
  if (id.test(value) || longHash.test(value)) return orderOf(value) ?? `${value.slice(0, 8)}…`
  return valueWordOf(value)
}
