import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rosterCsv, rosterTable } from '../../../app/panelkit/players/writeRoster.ts'
import { documentLimits, sizes } from '../../../engine/index.ts'
import { asName } from '../../../plugins/index.ts'
import { maxCharacters, readRoster as read, readSize, rosterChoices } from '../../../plugins/roster/index.ts'
import { bib } from '../../support/bib/garment.ts'
import { soccer } from '../../support/openSoccer.ts'
import { seeded } from '../../support/seeded.ts'

const readRoster = (text: string, worn = [soccer]) => read(text, rosterChoices(worn))

const rowsOf = (text: string) => {
  const reading = readRoster(text)
  if (reading.kind === 'refused') throw new Error(`The list was refused: ${reading.reason}.`)
  return reading.rows
}
const playersOf = (text: string) => rowsOf(text).map(({ player }) => player)
const choicesNamed = (shorts: string, sleeve: string, sleeves: Readonly<Record<string, string>>) => [
  { field: 'shortsSize', head: shorts, called: (size: string) => size },
  { field: 'sleeve', head: sleeve, called: (value: string) => sleeves[value] ?? '' },
]

const wordsOfFindings = (text: string) =>
  rowsOf(text).map(({ findings }) => findings.map(({ field, reason }) => `${field}: ${reason}`))

it('of nothing but commas is one of sixty columns: the others are not looked at', () => {
  const wide = ['Name', 'Number', ...Array.from({ length: 50_000 }, () => 'x')].join(',')
  const reading = readRoster(`${wide}\nSok,7\n`)
  expect(reading).toMatchObject({ kind: 'read', rows: [{ player: { name: 'Sok', number: '7' } }] })
  expect(reading.kind === 'read' && reading.unused).toHaveLength(58)
})

describe('a list with a head', () => {
  it('is understood in English, in any order', () => {
    expect(playersOf('Size\tName\tNo.\tQty\tSleeve\tShorts\tGK\n2XL\tSokha\t07\t2\tLong\tL\tyes')).toEqual([
      { name: 'Sokha', number: '07', size: 'XXL', shortsSize: 'L', sleeve: 'long', goalkeeper: true, quantity: 2 },
    ])
  })

  it('is understood in Khmer, with Khmer figures', () => {
    const text = 'ឈ្មោះ\tលេខ\tទំហំ\tខោ\tដៃ\tអ្នកចាំទី\tចំនួន\nសុខា\t១០\t២XL\tM\tវែង\tបាទ\t៣'
    expect(playersOf(text)).toEqual([
      { name: 'សុខា', number: '១០', size: 'XXL', shortsSize: 'M', sleeve: 'long', goalkeeper: true, quantity: 3 },
    ])
  })

  it('is understood with names and figures of Arabic', () => {
    expect(playersOf('Name\tNumber\tSize\tQuantity\nسالم\t٢٣\tM\t٢\nعلیرضا\t۷\tL\t۱')).toMatchObject([
      { name: 'سالم', number: '23', quantity: 2 },
      { name: 'علیرضا', number: '7', quantity: 1 },
    ])
  })

  it('tells the count of the rows from the number on the shirt', () => {
    expect(playersOf('No.,Player name,Shirt number,Size\n1,Dara,9,M')[0]).toMatchObject({ name: 'Dara', number: '9' })
  })

  it.each(['Team', 'team name', 'Club', 'ក្រុម', 'ឈ្មោះក្រុម'])('has the teams below %s, which no kit takes', head => {
    const reading = readRoster(`Name,Number,${head}\nDara,9,Bayon\nSok,7,`)
    expect(reading).toMatchObject({ kind: 'read', unused: [], columns: [{}, {}, { head, field: 'team' }] })
    expect(reading.kind === 'read' && reading.rows.map(({ cells }) => cells.team)).toEqual(['Bayon', ''])
  })

  it('names the columns it does not use', () => {
    expect(readRoster('Name,Number,Size,Boots\nDara,9,M,42')).toMatchObject({ kind: 'read', unused: ['Boots'] })
  })

  it('gives everybody the base size where no column holds sizes', () => {
    expect(readRoster('Name,Number\nDara,9')).toMatchObject({ isSizeGiven: false })
    expect(playersOf('Name,Number\nDara,9')[0]?.size).toBe('M')
  })
})

describe('what a garment lets players choose', () => {
  it('is a column of its own, by the words that the garment declares', () => {
    for (const [head, narrow] of [
      ['Neck', 'narrow'],
      ['neck line', 'Tight'],
      ['ក', 'តូច'],
    ]) {
      expect(readRoster(`Name,Number,${head}\nDara,9,${narrow}\nSok,7,`, [bib])).toMatchObject({
        kind: 'read',
        unused: [],
        rows: [{ player: { neckline: 'narrow' } }, { player: { neckline: null } }],
      })
    }
  })

  it('is no column where no garment declares it', () => {
    const reading = readRoster('Name,Number,Sleeve\nDara,9,long', [bib])
    expect(reading).toMatchObject({ kind: 'read', unused: ['Sleeve'] })
    expect(reading.kind === 'read' && Object.keys(reading.rows[0]?.player ?? {})).not.toContain('sleeve')
  })

  it('is one column where two garments declare it, with the values of both', () => {
    const [choice, ...others] = rosterChoices([bib, { ...bib, slug: 'vest' }])
    expect([choice?.field, others]).toEqual(['neckline', []])
    expect(choice?.words.en).toEqual({ name: 'Neck', values: ['Wide', 'Narrow'] })
  })
})

describe('a list without a head', () => {
  it.each([
    ['Sokha\t10\tM\nVisal\t7\tL'],
    ['10,Sokha,M\n7,Visal,L'],
    ['M;10;Sokha\nL;7;Visal'],
    ['10|Sokha|M|short\n7|Visal|L|long'],
  ])('is guessed from what stands in it: %j', text => {
    expect(playersOf(text).map(player => [player?.name, player?.number, player?.size])).toEqual([
      ['Sokha', '10', 'M'],
      ['Visal', '7', 'L'],
    ])
  })

  it('may be names alone', () => {
    expect(playersOf('Sokha\nVisal\nដារ៉ា').map(player => player?.name)).toEqual(['Sokha', 'Visal', 'ដារ៉ា'])
  })
})

describe('a row that is not understood', () => {
  it('stays, and says in which cell', () => {
    const text = 'Name,Number,Size,Sleeve,GK,Qty\nA,100,M,,,\nB,1,huge,,,\n,,M,,,\nC,2,,half,perhaps,0\nD,3,S,,,'
    expect(wordsOfFindings(text)).toEqual([
      ['number: number-invalid'],
      ['size: size-unknown'],
      ['name: name-required'],
      ['size: size-missing', 'sleeve: choice-unknown', 'goalkeeper: goalkeeper-unknown', 'quantity: quantity-invalid'],
      [],
    ])
    expect(rowsOf(text)[1]?.cells).toMatchObject({ name: 'B', number: '1', size: 'huge' })
  })

  it('does not swallow the next ones by a quotation mark', () => {
    expect(playersOf('Name\tNumber\tSize\n"Sok\t1\tM\nDara\t2\tL')).toHaveLength(2)
  })
})

describe('a list that is too much', () => {
  it('is refused by its length before it is read', () => {
    const begin = performance.now()
    expect(readRoster('x,1,M\n'.repeat(170_000))).toMatchObject({ kind: 'refused', reason: 'too-long' })
    expect(performance.now() - begin).toBeLessThan(1_000)
    expect(readRoster('ក'.repeat(maxCharacters))).toMatchObject({ kind: 'read' })
  })

  it('is refused over 500 rows, with their count', () => {
    expect(rowsOf('Name,Number\n'.concat('A,1\n'.repeat(documentLimits.players)))).toHaveLength(documentLimits.players)
    expect(readRoster('A,1\n'.repeat(501))).toMatchObject({ kind: 'refused', reason: 'too-many', count: 501 })
  })

  it('is refused when nothing is in it', () => {
    for (const text of ['', ' \n\t\n', 'Name,Number\n']) expect(readRoster(text)).toMatchObject({ reason: 'empty' })
  })
})

it('reads every size under every name', () => {
  for (const size of sizes) {
    const count = size.lastIndexOf('X') + 1
    expect(readSize(` ${size.toLowerCase()} `)).toBe(size)
    if (size.endsWith('L') && count > 0) expect([readSize(`${count}XL`), readSize(`${count} xl`)]).toEqual([size, size])
  }
  for (const text of ['', 'XXS', '7XL', '0XL', '10', 'Sokha']) expect(readSize(text)).toBeNull()
})

it('never throws and never loses a row, whatever is pasted', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('7', '១០', 'XL', '"', "'=1", ''),
  )
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(table, rows => {
      const plain = rows.map(row => row.map(text => text.replace(/[\t\r\n"]/g, ' ')))
      const reading = readRoster(plain.map(row => row.join('\t')).join('\n'))
      const written = plain.filter(row => row.some(text => text.trim() !== '')).length
      if (reading.kind === 'refused') expect(written).toBeLessThanOrEqual(1)
      else {
        const { rows: read, above, plan } = reading
        expect(read.length + above.length + (plan.head === null ? 0 : 1)).toBe(written)
      }
    }),
    seeded,
  )
})

const words = {
  en: {
    heads: {
      number: 'Number',
      name: 'Name',
      size: 'Size',
      goalkeeper: 'Goalkeeper',
      quantity: 'Quantity',
    },
    choices: choicesNamed('Shorts', 'Sleeve', { short: 'Short', long: 'Long' }),
    goalkeeper: 'Goalkeeper',
  },
  kh: {
    heads: {
      number: 'លេខ',
      name: 'ឈ្មោះ',
      size: 'ទំហំ',
      goalkeeper: 'អ្នកចាំទី',
      quantity: 'ចំនួន',
    },
    choices: choicesNamed('ខោ', 'ដៃ', { short: 'ខ្លី', long: 'វែង' }),
    goalkeeper: 'អ្នកចាំទី',
  },
}

const anyPlayer = fc.record({
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map(text => `ក${asName(text)}`.slice(0, 60)),
  number: fc.constantFrom('', '7', '07', '10', '១០', '៧'),
  size: fc.constantFrom(...sizes),
  shortsSize: fc.constantFrom(null, ...sizes),
  sleeve: fc.constantFrom(null, 'short', 'long'),
  goalkeeper: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 999 }),
})

it.each(['en', 'kh'] as const)('reads what it has written, in %s', language => {
  fc.assert(
    fc.property(fc.array(anyPlayer, { minLength: 1, maxLength: 20 }), players => {
      const csv = new TextDecoder().decode(rosterCsv(rosterTable(players, words[language])))
      expect(playersOf(csv)).toEqual(players.map(player => ({ ...player, name: asName(player.name) })))
    }),
    seeded,
  )
})

it('writes no cell that a spreadsheet would run', () => {
  const player = { number: '', size: 'M', shortsSize: null, sleeve: null, goalkeeper: false, quantity: 1 } as const
  const names = ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x","y")']
  const table = rosterTable(
    names.map(name => ({ ...player, name })),
    words.en,
  )
  const csv = new TextDecoder().decode(rosterCsv(table))
  expect(
    csv
      .split('\r\n')
      .slice(1, -1)
      .every(line => /^,"?'/.test(line)),
  ).toBe(true)
  expect(playersOf(csv).map(read => read?.name)).toEqual(names)
})
