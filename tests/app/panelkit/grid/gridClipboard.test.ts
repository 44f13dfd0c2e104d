// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlOf, readClipboard, tableOfTsv, tsvOf } from '../../../../app/panelkit/grid/gridClipboard.ts'
import { seeded } from '../../../support/seeded.ts'

const clipboard = (data: Readonly<Record<string, string>>) => ({ getData: (type: string) => data[type] ?? '' })

describe('text of a spreadsheet', () => {
  it('is read with its quotes, its line breaks of Windows, and without the empty last line', () => {
    expect(tableOfTsv('7\tDara\r\n"two\nlines"\t"say ""hi"""\r\n')).toEqual([
      ['7', 'Dara'],
      ['two\nlines', 'say "hi"'],
    ])
    expect(tableOfTsv('5" tall\t"Bo" x')).toEqual([['5" tall', '"Bo" x']])
    expect(tableOfTsv('')).toEqual([['']])
    expect(tableOfTsv('a\n\nb')).toEqual([['a'], [''], ['b']])
  })

  it('never holds a formula', () => {
    expect(tsvOf([['=1+1', '+855', '-', '@x', 'a=b']])).toBe("'=1+1\t'+855\t'-\t'@x\ta=b")
    expect(htmlOf([['=HYPERLINK("x")']])).toContain("'=HYPERLINK(&quot;x&quot;)")
  })

  it('is read as it was written, whatever stands in the cells', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.constantFrom('"', '\t', 'a\nb', '=x', 'ស\u200bុ', '""', '\r\n'),
    )
    const table = fc
      .array(fc.array(text, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 })
      .filter(rows => rows.every(row => row.every(cell => !/^'[=+\-@\t\r]/.test(cell))))
    fc.assert(
      fc.property(table, rows => {
        expect(tableOfTsv(tsvOf(rows))).toEqual(rows)
      }),
      seeded,
    )
  })
})

describe('a table of a page', () => {
  it('is read before the text, with cells that are joined and numbers as they stand', () => {
    const html =
      '<meta><table><tr><th colspan="2">Team</th><td>07</td></tr><tr><td>a<br>b</td><td>&nbsp;x </td></tr></table>'
    expect(readClipboard(clipboard({ 'text/html': html, 'text/plain': 'other' }))).toEqual([
      ['Team', '', '07'],
      ['a\nb', 'x'],
    ])
    expect(readClipboard(clipboard({ 'text/html': '<b>x</b>', 'text/plain': 'x\ty' }))).toEqual([['x', 'y']])
  })

  it('is what was copied from the grid', () => {
    const rows = [
      ['<b>', '07', 'សុខា'],
      ['=x', '', '&'],
    ]
    expect(readClipboard(clipboard({ 'text/html': htmlOf(rows) }))).toEqual(rows)
  })
})
