import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { rosterXlsx } from '../../../app/panelkit/players/writeRoster.ts'
import { readRosterFile } from '../../../plugins/roster/index.ts'

const fileOf = (content: string | Uint8Array<ArrayBuffer>) => readRosterFile(new Blob([content]), [])
const spreadsheet = async (rows: string[][]) => fileOf((await rosterXlsx(rows)).slice())
const namesIn = (reading: Awaited<ReturnType<typeof readRosterFile>>) =>
  reading.kind === 'read' ? reading.rows.map(({ cells }) => [cells.number, cells.name]) : reading.reason

describe('a file', () => {
  it('may be CSV, in UTF-8 or as Excel writes Unicode text', async () => {
    expect(namesIn(await fileOf('\ufeffលេខ,ឈ្មោះ\r\n07,សុខា\r\n'))).toEqual([['07', 'សុខា']])
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(new Uint16Array([...'A\t1'].map(c => c.charCodeAt(0))).buffer),
    ])
    expect(namesIn(await fileOf(utf16))).toEqual([['1', 'A']])
  })

  it('may be a spreadsheet, in which 07 stays 07 and nothing is a formula', async () => {
    const reading = await spreadsheet([
      ['Number', 'Name', 'Size'],
      ['07', '=1+1', 'M'],
    ])
    expect(namesIn(reading)).toEqual([['07', '=1+1']])
  })

  it('of 500 rows is read whole, of 501 refused', async () => {
    const rows = (count: number) => [
      ['Number', 'Name'],
      ...Array.from({ length: count }, (_, at) => [String(at % 100), `P${at}`]),
    ]
    expect(await spreadsheet(rows(500))).toMatchObject({ kind: 'read', rows: { length: 500 } })
    expect(await spreadsheet(rows(501))).toMatchObject({ kind: 'refused', reason: 'too-many', count: 501 })
  })

  it('of another kind is refused', async () => {
    const reasonOf = async (content: string | Uint8Array<ArrayBuffer>) => namesIn(await fileOf(content))
    expect(await reasonOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]))).toBe('file-other')
    expect(await reasonOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).toBe('file-old')
    expect(await reasonOf(zipSync({ 'a.txt': new Uint8Array(3) }).slice())).toBe('file-other')
    expect(await reasonOf(zipSync({ 'xl/workbook.xml': new Uint8Array(3) }).slice())).toBe('file-unreadable')
    expect(await reasonOf(zipSync({ 'xl/workbook.xml': new Uint8Array(50_000_000) }).slice())).toBe('file-large')
    expect(await reasonOf(new Uint8Array(2_000_001))).toBe('file-large')
    expect(await reasonOf('PK nothing')).toBe('file-unreadable')
    expect(await reasonOf('')).toBe('empty')
  })
})
