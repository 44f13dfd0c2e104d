import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rosterXlsx } from '../../../app/panelkit/players/writeRoster.ts'
import type { AccountPlayerFields } from '../../../server/contract/players/players.ts'
import { newId } from '../../../server/db/newId.ts'
import { players } from '../../../server/db/schema/players.ts'
import { createSheetReader } from '../../../server/players/import/createSheetReader.ts'
import { databases } from '../../support/server/databases.ts'
import { addCustomer, namedPrincipals } from '../../support/server/namedPrincipals.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'

const sok = { name: 'Sok', number: '7', size: 'M' }
const csv = { 'content-type': 'text/csv' }
const xlsx = { 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }
const many = (count: number, name = 'P') => Array.from({ length: count }, (_, at) => ({ ...sok, name: `${name}${at}` }))

describe.each(databases)('a list of players on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database: kind, services: () => ({ authenticator: namedPrincipals }) })
  })
  afterAll(() => api.close())

  const openClub = async () => {
    const club = await addCustomer(api)
    return {
      ...club,
      bring: (body: unknown, headers: Record<string, string> = {}, team = '') =>
        club.post(`/api/players/import${team && `?team=${encodeURIComponent(team)}`}`, body, headers),
      names: async () =>
        (await club.get('/api/players?pageSize=500'))
          .json()
          .items.map((one: { name: string }) => one.name)
          .toSorted(),
    }
  }

  it('is taken from a CSV file, in Khmer too, each into the team that is named', async () => {
    const club = await openClub()
    const response = await club.bring('\ufeffលេខ,ឈ្មោះ,ទំហំ,Coach\r\n០៧,សុខា,L,Vann\r\n8,Dara,2XL,Vann\r\n', csv, 'ក្រុមក្រហម')
    expect(response.json()).toEqual({ added: 2, skipped: [], unused: ['Coach'], isSizeGiven: true })
    const { items } = (await club.get('/api/players')).json()
    expect(items).toEqual([
      expect.objectContaining({ name: 'សុខា', number: '០៧', size: 'L', team: 'ក្រុមក្រហម' }),
      expect.objectContaining({ name: 'Dara', number: '8', size: 'XXL', team: 'ក្រុមក្រហម' }),
    ])
  })

  it('lists columns in the order of the file', async () => {
    const club = await openClub()
    await club.bring({ rows: many(40) })
    const { items } = (await club.get('/api/players')).json()
    expect(items.map((one: { name: string }) => one.name)).toEqual(many(40).map(({ name }) => name))
  })

  it('is taken from a spreadsheet, in which 07 stays 07 and a formula is a word', async () => {
    const club = await openClub()
    const bytes = await rosterXlsx([
      ['Number', 'Name', 'Size', 'Keeper', 'Quantity'],
      ['07', '=1+1', 'M', 'yes', '3'],
    ])
    const response = await club.bring(Buffer.from(bytes), xlsx)
    expect(response.json()).toEqual({ added: 1, skipped: [], unused: ['quantity'], isSizeGiven: true })
    expect((await club.get('/api/players')).json().items).toEqual([
      expect.objectContaining({ name: '=1+1', number: '07', goalkeeper: true }),
    ])
  })

  it('names every error of every row, and adds nothing', async () => {
    const club = await openClub()
    const list = ['Number,Name,Size,Sleeve', '7,Sok,M,', ',Dara,huge,', '123,,M,none', `9,${'x'.repeat(61)},,`]
    const response = await club.bring(list.join('\n'), csv)
    expect(response.statusCode).toBe(400)
    const result = response.json().fields.map((error: { path: string; code: string }) => `${error.path} ${error.code}`)
    expect(result.toSorted()).toEqual([
      'lines.3.number required',
      'lines.3.size unknown-size',
      'lines.4.name required',
      'lines.4.number invalid-number',
      'lines.4.sleeve unknown-choice',
      'lines.5.name too-long',
      'lines.5.size required',
    ])
    expect(response.json().fields).toContainEqual({
      path: 'lines.4.sleeve',
      code: 'unknown-choice',
      message: 'Sleeve can be Short, Long or empty',
    })
    expect(await club.names()).toEqual([])
  })

  it('may be sent as rows, whose errors are named as well', async () => {
    const club = await openClub()
    const bad = await club.bring({ rows: [sok, { ...sok, number: 'ten' }, { ...sok, name: '', size: 'XXS' }] })
    expect(bad.statusCode).toBe(400)
    expect(bad.json().fields.map(({ path }: { path: string }) => path)).toEqual([
      'rows.1.number',
      'rows.2.name',
      'rows.2.size',
    ])
    expect(await club.names()).toEqual([])
    expect((await club.bring({ rows: many(500) })).json().added).toBe(500)
    expect((await club.bring({ rows: many(501) })).statusCode).toBe(400)
    expect(await club.names()).toHaveLength(500)
  })

  it('sent again with the same ids adds nobody twice, and takes nobody from another', async () => {
    const [club, other] = [await openClub(), await openClub()]
    const rows = [
      { ...sok, id: newId() },
      { ...sok, name: 'Dara', id: newId() },
    ]
    expect((await club.bring({ rows: rows.slice(0, 1) })).json().added).toBe(1)
    expect((await club.bring({ rows })).json().added).toBe(1)
    expect((await other.bring({ rows: [{ ...sok, id: newId() }, ...rows] })).json().code).toBe('id-taken')
    expect([await club.names(), await other.names()]).toEqual([['Dara', 'Sok'], []])
  })

  it('imported twice adds nobody twice, and names the existing lines', async () => {
    const club = await openClub()
    const list = (...lines: readonly string[]) => ['Number,Name,Size', ...lines].join('\n')
    expect((await club.bring(list('7,Sok,M', '8,Dara,L'), csv)).json()).toMatchObject({ added: 2, skipped: [] })
    const again = await club.bring(list('7,Sok,XL', '07,Sok,M', '', '8,Dara,L', '9,Chan,M', '9,Chan,S'), csv)
    expect(again.json()).toMatchObject({ added: 2, skipped: [2, 5, 7] })
    expect((await club.bring(list('7,Sok,M'), csv, 'Reds')).json()).toMatchObject({ added: 1, skipped: [] })
    const { items } = (await club.get('/api/players')).json()
    const result = items.map(({ name, number, size, team }: AccountPlayerFields) =>
      `${number} ${name} ${size} ${team}`.trim(),
    )
    expect(result.toSorted()).toEqual(['07 Sok M', '7 Sok M', '7 Sok M Reds', '8 Dara L', '9 Chan M'])
  })

  it('imported twice at once, as rows, adds nobody twice', async () => {
    const club = await openClub()
    const rows = many(20)
    const responses = await Promise.all([club.bring({ rows }), club.bring({ rows })])
    const places = rows.map((_, place) => place)
    const result = responses.map(response => response.json()).toSorted((a, b) => b.added - a.added)
    expect(result).toMatchObject([
      { added: 20, skipped: [] },
      { added: 0, skipped: places },
    ])
    expect((await club.get('/api/players')).json().total).toBe(20)
  })

  it('imported again finds its players although the list is full', async () => {
    const club = await openClub()
    const { id: tenantId } = await api.shop('angkor')
    const full = many(5_000).map(one => ({ ...one, size: 'M' as const, tenantId, id: newId(), accountId: club.id }))
    for (const part of [full.slice(0, 2_500), full.slice(2_500)]) {
      await api.database.asTenant(tenantId, tx => tx.insert(players).values(part))
    }
    expect((await club.bring({ rows: many(3) })).json()).toMatchObject({ added: 0, skipped: [0, 1, 2] })
  })

  it.each([
    ['English', 'Number,Name,Size,Team'],
    ['Khmer', 'លេខ,ឈ្មោះ,ទំហំ,ក្រុម'],
  ])('puts each into the team of their row, with a header in %s', async (_language, head) => {
    const club = await openClub()
    const list = `${head}\n7,Sok,M,Bayon\n8,Dara,L,\n9,Chan,S,ក្រុមក្រហម\n`
    expect((await club.bring(list, csv, 'Reds')).json()).toMatchObject({ added: 3, unused: [] })
    const { teams } = (await club.get('/api/players')).json()
    expect(teams.map(({ team }: { team: string }) => team).toSorted()).toEqual(['Bayon', 'Reds', 'ក្រុមក្រហម'])
  })

  it('names the row whose team is too long', async () => {
    const club = await openClub()
    const response = await club.bring(`Number,Name,Size,Team\n7,Sok,M,${'x'.repeat(61)}`, csv)
    expect(response.json().fields).toMatchObject([{ path: 'lines.2.team', code: 'too-long' }])
  })

  it('finds no room beyond 5,000 players, also when two come at once', async () => {
    const club = await openClub()
    const { id: tenantId } = await api.shop('angkor')
    const there = many(4_600).map(one => ({ ...one, size: 'M' as const, tenantId, id: newId(), accountId: club.id }))
    for (const part of [there.slice(0, 2_300), there.slice(2_300)]) {
      await api.database.asTenant(tenantId, tx => tx.insert(players).values(part))
    }
    const responses = await Promise.all(['A', 'B'].map(name => club.bring({ rows: many(400, name) })))
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await club.get('/api/players')).json().total).toBe(5_000)
  })

  it.each([
    ['nothing', '', csv, 'list-empty'],
    ['501 rows', `Number,Name\n${'7,Sok\n'.repeat(501)}`, csv, 'list-too-long'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), csv, 'unsupported-media-type'],
    ['a file of an old Excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), xlsx, 'unsupported-media-type'],
    ['a zip of something else', Buffer.from(zipSync({ 'a.txt': new Uint8Array(3) })), xlsx, 'unsupported-media-type'],
    ['a broken spreadsheet', Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(3) })), xlsx, 'list-broken'],
    ['a zip of 50 MB', Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(5e7) })), xlsx, 'too-large'],
    ['a file beyond 2 MB', Buffer.alloc(2_000_001, 'a'), csv, 'too-large'],
    ['rows beyond 256 KiB', { rows: [{ ...sok, name: 'x'.repeat(300_000) }] }, {}, 'too-large'],
    ['a list in XML', '<rows/>', { 'content-type': 'application/xml' }, 'unsupported-media-type'],
    ['no body', undefined, {}, 'invalid-request'],
  ])('that is %s is refused in words', async (_what, body, headers, code) => {
    const response = await (await openClub()).bring(body, headers)
    expect(response.json().code).toBe(code)
  })

  it('of nothing but mistakes is answered in few words', async () => {
    const wrong = await (await openClub()).bring({ rows: Array.from({ length: 60_000 }, () => ({})) })
    expect(wrong.json().fields).toMatchObject([{ path: 'rows', code: 'too_big' }])
  })
})

describe('a spreadsheet', () => {
  it('that unpacks to more than it says is no list', async () => {
    const sheets = createSheetReader()
    expect(['file-large', 'file-unreadable']).toContain(await sheets.read(lyingZip()))
    await sheets.close()
  })

  it('that takes too long is given up with its worker, and the next one is read', async () => {
    const hurried = createSheetReader({ timeout: 1, clockTimeout: 60_000 })
    const long = await rosterXlsx(Array.from({ length: 20_000 }, (_, row) => [`${row}`, 'Sok']))
    expect(await hurried.read(long)).toBe('file-large')
    await hurried.close()
    const sheets = createSheetReader()
    expect(await sheets.read(await rosterXlsx([['07', 'Sok']]))).toEqual([{ name: 'Sheet1', cells: [['07', 'Sok']] }])
    await sheets.close()
  })

  it('waits for the one before it; when too many wait, it is to come back', async () => {
    const sheets = createSheetReader({ maxWaiting: 1 })
    const [first, second] = await Promise.allSettled([sheets.read(new Uint8Array(4)), sheets.read(new Uint8Array(4))])
    expect(first).toEqual({ status: 'fulfilled', value: 'file-unreadable' })
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'not-ready' } })
    await sheets.close()
  })
})

/** A sheet of 100 MB in a zip of 100 kB that declares one kilobyte. */
function lyingZip(): Uint8Array {
  const size = 1e8
  const zip = zipSync({ 'xl/workbook.xml': new Uint8Array(10), 'xl/worksheets/sheet1.xml': new Uint8Array(size) })
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const placeOf: Readonly<Record<number, number>> = { 67324752: 22, 33639248: 24 }
  for (let at = 0; at < zip.length - 46; at++) {
    const place = placeOf[view.getUint32(at, true)]
    if (place !== undefined && view.getUint32(at + place, true) === size) view.setUint32(at + place, 1_000, true)
  }
  return zip
}
