import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/universal'
import { rosterXlsx } from '../../../app/panelkit/players/writeRoster.ts'
import { readRoster, readRosterFile, rosterChoices } from '../../../plugins/roster/index.ts'
import { soccer } from '../../support/openSoccer.ts'

const choices = rosterChoices([soccer])

interface ClubList {
  readonly list: string
  /** Number, name, size, and `GK` for a goalkeeper, of each player. */
  readonly players: readonly string[]
  /** Columns that no field takes: they are named. */
  readonly unused?: readonly string[]
  /** Lines above the head: they are shown. */
  readonly above?: readonly string[]
  /** What else the list says of its first player. */
  readonly first?: object
}

const clubLists: Readonly<Record<string, ClubList>> = {
  'title rows, “Jersey #”, “Kit size” and positions': {
    list: 'FC Bayon – Season 2026\t\t\t\t\nCoach: Mr Vuthy 012 345 678\n\nNo\tPlayer Name\tJersey #\tKit Size\tPosition\n1\tSok Dara\t10\tM\tFW\n2\tChan Rith\t1\tXL\tGK',
    players: ['10 Sok Dara M', '1 Chan Rith XL GK'],
    unused: ['No'],
    above: ['FC Bayon – Season 2026', 'Coach: Mr Vuthy 012 345 678'],
  },
  'a first and a last name': {
    list: 'First Name,Surname,Shirt No.,Size,Goalkeeper?\nDara,Sok,10,M,\nRith,Chan,1,XL,yes',
    players: ['10 Dara Sok M', '1 Rith Chan XL GK'],
  },
  'Khmer heads, a count of rows and two names': {
    list: 'ល.រ\tនាមត្រកូល\tនាមខ្លួន\tលេខអាវ\tទំហំអាវ\tតួនាទី\n១\tសុខ\tតារា\t១០\tM\tខ្សែប្រយុទ្ធ\n២\tចាន់\tរិទ្ធ\t១\tXL\tអ្នកចាំទី',
    players: ['១០ សុខ តារា M', '១ ចាន់ រិទ្ធ XL GK'],
    unused: ['ល.រ'],
  },
  'semicolons, a printed name beside the full one, and how many': {
    list: '#;Full name;Name on shirt;T-shirt size;# of kits\n10;Sok Dara;DARA;2XL;2\n1;Chan Rith;RITH;M;1',
    players: ['10 DARA XXL', '1 RITH M'],
    unused: ['Full name'],
    first: { quantity: 2 },
  },
  'an empty first column and a column without a head': {
    list: '\tName\tNumber\tSize\t\n\tDara\t10\tM\tpaid\n\tRith\t1\tXL\t\n',
    players: ['10 Dara M', '1 Rith XL'],
    unused: ['E'],
  },
  'no head, but a count of the rows': {
    list: '1\tDara\t10\tM\n2\tRith\t7\tXL\n3\tVuthy\t23\tS\n4\tSokha\t4\tL',
    players: ['10 Dara M', '7 Rith XL', '23 Vuthy S', '4 Sokha L'],
    unused: ['A'],
  },
  'a message of a chat': {
    list: 'Kit order for Saturday\n1. Sok Dara - 10 - M\n2. Rith 7 XL\n3. Vuthy 23 (S)\n4. Chan Sokha 4 2XL',
    players: ['10 Sok Dara M', '7 Rith XL', '23 Vuthy S', '4 Chan Sokha XXL'],
    unused: ['A'],
    above: ['Kit order for Saturday'],
  },
  'heads in a language that is not read': {
    list: 'Spieler;Rückennummer;Größe\nDara;10;M\nRith;7;XL',
    players: ['10 Dara M', '7 Rith XL'],
  },
  'sizes of shirt and shorts, and sleeves': {
    list: 'Player,Squad No,Jersey Size,Shorts Size,Sleeve Length,GK (Y/N)\nDara,10,M,L,Long,N\nRith,1,XL,M,short,Y',
    players: ['10 Dara M', '1 Rith XL GK'],
    first: { shortsSize: 'L', sleeve: 'long' },
  },
  'heads that what stands below them explains': {
    list: 'Athlete|Jersey|Kit|Phone\nDara|10|M|012345678\nRith|7|XL|098765432',
    players: ['10 Dara M', '7 Rith XL'],
    unused: ['Phone'],
  },
  'names behind their surnames, and sizes written out': {
    list: 'SIZE,NAME,NO\n"XX-Large","Sok, Dara",#10\nMedium,"Chan, Rith",#7\n3 X Large,"Ly, Vuthy",#23',
    players: ['10 Sok, Dara XXL', '7 Chan, Rith M', '23 Ly, Vuthy XXXL'],
  },
  'ages, boots and heights': {
    list: 'U15 GIRLS\n\nName (English),ឈ្មោះ,Age,Shirt Number,Boots,Size (S-3XL)\nDara,តារា,14,10,38,M\nRith,រិទ្ធ,13,7,37,S',
    players: ['10 តារា M', '7 រិទ្ធ S'],
    unused: ['Name (English)', 'Age', 'Boots'],
    above: ['U15 GIRLS'],
  },
  'a column for each size, with ticks': {
    list: 'No\tName\tNumber\tS\tM\tL\tXL\n1\tDara\t10\t\tx\t\t\n2\tRith\t7\t\t\t\t✓\n3\tVuthy\t23\t1\t\t\t',
    players: ['10 Dara M', '7 Rith XL', '23 Vuthy S'],
    unused: ['No'],
  },
  'a column for each size, with counts, their sums and two sizes of one person': {
    list: 'Bayon FC\n\nName,Jersey No,S,M,L,2XL,Total,Remarks\nDara,10,,2,,,2,captain\nRith,7,1,0,,1,2,\nTotal,,1,2,0,1,4,',
    players: ['10 Dara M', '7 Rith S', '7 Rith XXL'],
    unused: ['Total', 'Remarks'],
    above: ['Bayon FC'],
    first: { quantity: 2 },
  },
  'sizes under a head of their own, in Khmer': {
    list: 'ឈ្មោះ\tលេខ\tទំហំ\t\t\n\t\tS\tM\tXL\nតារា\t១០\t\t១\t\nរិទ្ធ\t៧\t\t\t២',
    players: ['១០ តារា M', '៧ រិទ្ធ XL'],
  },
}

describe.each(Object.entries(clubLists))(
  'a list with %s',
  (_, { list, players, unused = [], above = [], first = {} }) => {
    it('is taken, and no column of it is lost', () => {
      const reading = readRoster(list, choices)
      if (reading.kind === 'refused') throw new Error(`The list was refused: ${reading.reason}.`)
      expect(reading.rows.flatMap(({ findings }) => findings)).toEqual([])
      const read = reading.rows.flatMap(({ player }) => player ?? [])
      expect(
        read.map(({ number, name, size, goalkeeper }) => `${number} ${name} ${size}${goalkeeper ? ' GK' : ''}`),
      ).toEqual(players)
      expect(read[0]).toMatchObject(first)
      expect(reading.unused).toEqual(unused)
      expect(reading.above.map(({ text }) => text)).toEqual(above)
    })
  },
)

describe('a file of a club', () => {
  it('is read as old Excel writes CSV, with accents', async () => {
    const latin = Uint8Array.from('Name;Number\nJosé;10\n', sign => sign.charCodeAt(0))
    const reading = await readRosterFile(new Blob([latin]), choices)
    expect(reading).toMatchObject({ kind: 'read', rows: [{ player: { name: 'José', number: '10' } }] })
  })

  it('may be a workbook with a title', async () => {
    const bytes = await rosterXlsx([
      ['Bayon', '', ''],
      ['Kit size', 'Jersey #', 'Name'],
      ['M', '07', 'Dara'],
    ])
    const reading = await readRosterFile(new Blob([bytes.slice()]), choices)
    expect(reading).toMatchObject({ kind: 'read', rows: [{ player: { name: 'Dara', number: '07', size: 'M' } }] })
  })

  const text = (value: string) => ({ value, type: String })
  const sheetOf = (sheet: string, head: readonly string[], names: readonly string[]) => ({
    sheet,
    data: [head.map(text), ...names.map((name, at) => [text(name), text(String(at + 1))])],
  })
  const readSheets = async (...sheets: readonly ReturnType<typeof sheetOf>[]) =>
    readRosterFile(await writeExcelFile([...sheets]).toBlob(), choices)

  it('is read from all sheets with the same head, each with its team', async () => {
    const head = ['Name', 'No']
    const reading = await readSheets(sheetOf('U15', head, ['Dara']), sheetOf('U17', head, ['Rith', 'Vuthy']))
    expect(reading).toMatchObject({
      kind: 'read',
      rows: [
        { player: { name: 'Dara', number: '1' }, cells: { team: 'U15' } },
        { player: { name: 'Rith', number: '1' }, cells: { team: 'U17' } },
        { player: { name: 'Vuthy', number: '2' }, cells: { team: 'U17' } },
      ],
      otherSheets: [],
    })
  })

  it('tells which of its sheets were not read', async () => {
    const reading = await readSheets(
      sheetOf('Sheet1', ['Name', 'No'], ['Dara']),
      sheetOf('Prices', ['Item', 'USD'], ['Kit']),
    )
    expect(reading).toMatchObject({ kind: 'read', rows: [{ player: { name: 'Dara' } }], otherSheets: ['Prices'] })
  })

  it('of counts without names is refused row by row, in words', () => {
    const reading = readRoster('Size,S,M,L,XL\nQuantity,3,5,2,1', choices)
    if (reading.kind === 'refused') throw new Error('The list was refused.')
    expect(reading.rows.map(({ cells }) => `${cells.size} ${cells.quantity} ${cells.name}`)).toEqual([
      'S 3 ',
      'M 5 ',
      'L 2 ',
      'XL 1 ',
    ])
    expect(reading.rows.every(({ findings }) => findings.length > 0)).toBe(true)
  })
})
