import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDay,
  formatLength,
  formatNumber,
  formatTime,
  fullName,
  isolated,
  lengthUnit,
  nameOrder,
  readCents,
  readNumber,
} from '../../../app/i18n/formats.ts'
import type { Language } from '../../../app/i18n/languages.ts'
import { everyShellWord } from '../../../app/i18n/shellWords.ts'
import { createI18n } from '../../../app/i18n/words.ts'
import { createState } from '../../../engine/streams/index.ts'

describe('numbers', () => {
  it('have as many digits as asked, and groups of three', () => {
    expect([formatNumber(0), formatNumber(1234.5, 1), formatNumber(12_345_678)]).toEqual(['0', '1,234.5', '12,345,678'])
    expect([formatNumber(999), formatNumber(1000), formatNumber(0.05, 1)]).toEqual(['999', '1,000', '0.1'])
  })

  it('have a real minus, but never before a nought', () => {
    expect([formatNumber(-2.6, 1), formatNumber(-0.01, 1), formatNumber(-0)]).toEqual(['−2.6', '0.0', '0'])
  })

  it('are read in Khmer and Latin figures, with point or comma', () => {
    expect(['១២.៥', '12,5', ' 12.5 ', '+12.5', '.5', '−៣'].map(readNumber)).toEqual([12.5, 12.5, 12.5, 12.5, 0.5, -3])
  })

  it('are not read out of anything else', () => {
    expect(['', ' ', 'abc', '1e9', '1.2.3', '--1', 'NaN', 'Infinity', '12cm'].map(readNumber)).toEqual(
      new Array(9).fill(null),
    )
  })

  it('of money are cents, and a comma before three figures groups thousands as in what the shop writes', () => {
    const amounts = ['82.30', '82,30', '១០០', '−50', '1,250', '1,250.5', '12,345,678.90', '−1,000']
    expect(amounts.map(readCents)).toEqual([8230, 8230, 10_000, -5000, 125_000, 125_050, 1_234_567_890, -100_000])
  })

  it('of money have two places at most', () => {
    expect(['82.305', '1250,500', '1,25,000', '1.000,50', 'abc', ''].map(readCents)).toEqual(new Array(6).fill(null))
  })
})

describe('lengths', () => {
  it('are centimetres to the millimetre', () => {
    expect(formatLength(144, 'kh')).toBe('14.4 សម')
    expect(formatLength(144, 'en')).toBe('14.4 cm')
    expect(lengthUnit('kh')).toBe('សម')
  })
})

describe('dates', () => {
  const day = new Date(2026, 10, 5, 9, 5)

  it('name the month in the language', () => {
    expect(formatDate(day, 'kh')).toBe('5 វិច្ឆិកា 2026')
    expect(formatDate(day, 'en')).toBe('5 November 2026')
  })

  it('know all twelve months', () => {
    const months = Array.from({ length: 12 }, (_, month) => formatDate(new Date(2026, month, 1), 'kh'))
    expect(new Set(months).size).toBe(12)
    expect(months.every(month => /^1 [\p{Script=Khmer}]+ 2026$/u.test(month))).toBe(true)
  })

  it('are today and yesterday by the calendar, not by the hour', () => {
    const now = new Date(2026, 2, 1, 0, 10)
    const worded = (date: Date) => [formatDay(date, now, 'en'), formatDay(date, now, 'kh')]
    expect(worded(new Date(2026, 2, 1, 0, 5))).toEqual(['today', 'ថ្ងៃនេះ'])
    expect(worded(new Date(2026, 1, 28, 23, 50))).toEqual(['yesterday', 'ម្សិលមិញ'])
    expect(worded(new Date(2026, 1, 27, 23, 50))).toEqual(['27 February 2026', '27 កុម្ភៈ 2026'])
    expect(worded(new Date(2026, 2, 2))[0]).toBe('2 March 2026')
  })

  it('have a clock of two figures each', () => {
    expect(formatTime(day)).toBe('09:05')
  })
})

describe('names of people', () => {
  it('have the family’s first in Khmer, and last in English', () => {
    const person = { firstName: 'សុខា', lastName: 'មាស' }
    expect([fullName(person, 'kh'), fullName(person, 'en')]).toEqual(['មាស សុខា', 'សុខា មាស'])
    expect(nameOrder('kh')).toEqual(['lastName', 'firstName'])
  })

  it('leave no gap for one that is missing', () => {
    expect(fullName({ firstName: 'Chenda', lastName: '' }, 'kh')).toBe('Chenda')
  })
})

it('keeps a name that is read from right to left from turning its sentence round', () => {
  expect(isolated('שלום')).toBe('\u2068שלום\u2069')
  expect(isolated('Sokha សុខា')).toBe('Sokha សុខា')
  const { words } = createI18n(createState<Language>('en'), everyShellWord)
  words.addResource('en', 'app', 'said', '{{name}} 7 & {{other}}')
  expect(words.t('said', { name: 'علي', other: '<b>' })).toBe('\u2068علي\u2069 7 & <b>')
})
