import { describe, expect, it } from 'vitest'
import { isNumber, worthOf } from '../../../../plugins/tools/players/figures.ts'
import { readRoster, understand } from '../../../../plugins/tools/players/readRoster.ts'
import { readSize } from '../../../../plugins/tools/players/readWords.ts'

const rowsOf = (text: string) => {
  const read = readRoster(text)
  return read.kind === 'rows' ? read.rows : expect.unreachable(read.reason)
}

describe('sizes and numbers', () => {
  it.each([
    ['2XL', 'XXL'],
    ['៣xl', 'XXXL'],
    [' 6 XL ', 'XXXXXXL'],
    ['x-large', 'XL'],
    ['medium', 'M'],
    ['XS', 'XS'],
    ['1XL', 'XL'],
  ])('reads %s as %s', (written, size) => expect(readSize(written)).toBe(size))

  it.each(['7XL', 'toString', '', 'LL', '42'])('does not know the size %j', written =>
    expect(readSize(written)).toBeNull(),
  )

  it('counts 7, 07 and ៧ as the same number and keeps to two figures of one script', () => {
    expect(['7', '07', '៧'].map(worthOf)).toEqual([7, 7, 7])
    expect(['7', '07', '៧', '៩៩'].every(isNumber)).toBe(true)
    expect(['', '100', '1៧', '-1', '1.'].some(isNumber)).toBe(false)
  })
})

describe('a pasted list', () => {
  it('finds its columns by English headings in any order', () => {
    const rows = rowsOf('Size\tPlayer name\tNo.\tGoalkeeper\tQty\tShorts size\n2XL\tSokha\t07\tyes\t2\tL\n')
    expect(rows.map(understand)).toEqual([
      {
        kind: 'understood',
        fields: { name: 'Sokha', number: '07', size: 'XXL', goalkeeper: true, quantity: 2, shortsSize: 'L' },
      },
    ])
  })

  it('finds its columns by Khmer headings', () => {
    const rows = rowsOf('ឈ្មោះ\tលេខ\tទំហំ\tដៃអាវ\tអ្នកចាំទី\tចំនួន\r\nសុខា\t១០\t៣XL\tវែង\tមែន\t២\r\n')
    expect(rows.map(understand)).toEqual([
      {
        kind: 'understood',
        fields: { name: 'សុខា', number: '១០', size: 'XXXL', sleeve: 'long', goalkeeper: true, quantity: 2 },
      },
    ])
  })

  it('guesses the columns where none has a heading', () => {
    expect(rowsOf('10\tSokha\tM\n7\tVichea\tXL')).toEqual([
      { number: '10', name: 'Sokha', size: 'M' },
      { number: '7', name: 'Vichea', size: 'XL' },
    ])
  })

  it('reads quoted commas, quotes and line breaks of CSV', () => {
    expect(rowsOf('\ufeffname,number\n"Sok, ""Dara""",1\n"two\nlines",2')).toEqual([
      { name: 'Sok, "Dara"', number: '1' },
      { name: 'two\nlines', number: '2' },
    ])
  })

  it('keeps a row that is not clear, with what has to be mended in it', () => {
    const rows = rowsOf('name\tnumber\tsize\n\t123\tHUGE\nDara\t1\tM')
    expect(rows).toHaveLength(2)
    expect(rows.map(understand)[0]).toEqual({ kind: 'unclear', problems: ['name', 'number', 'size'] })
  })

  it('refuses what is no team', () => {
    const reasonOf = (text: string) => {
      const read = readRoster(text)
      return read.kind === 'refused' ? read.reason : null
    }
    expect(reasonOf('a\t1\n'.repeat(501))).toBe('too-many')
    expect(reasonOf('name\tnumber\n')).toBe('nothing')
    expect(reasonOf(' \n \n')).toBe('nothing')
    const begin = performance.now()
    expect(reasonOf('x'.repeat(1_000_000))).toBe('too-long')
    expect(performance.now() - begin).toBeLessThan(200)
  })

  it('takes 500 rows', () => {
    const text = Array.from({ length: 500 }, (_, at) => `${at % 100}\tName ${at}\tM`).join('\n')
    expect(
      rowsOf(text)
        .map(understand)
        .every(read => read.kind === 'understood'),
    ).toBe(true)
  })
})
