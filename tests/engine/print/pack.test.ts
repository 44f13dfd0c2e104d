import { createHash } from 'node:crypto'
import readExcelFile from 'read-excel-file/universal'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptyDocument, type FontId, playerId } from '../../../engine/index.ts'
import { optionId } from '../../../engine/plugin.ts'
import { type KeptFile, type PackSource, packFiles } from '../../../engine/print/index.ts'
import { isNightly } from '../../support/nightly.ts'
import { readDxf } from '../../support/readDxf.ts'
import { readPdf } from '../../support/readPdf.ts'
import { packed, teamPack } from '../../support/teamPack.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

let source: PackSource
let files: ReadonlyMap<string, Uint8Array>
beforeAll(async () => {
  source = await teamPack(3)
  files = (await packed(source)).files
})

/** What a worker had finished when it had made so many files. */
const keptOf = (count: number): ReadonlyMap<string, KeptFile> =>
  new Map(
    [...files].slice(0, count).map(([name, bytes]) => {
      const text = /^markers\/.*\.json$/.test(name) ? { text: textOf(bytes) } : {}
      return [name, { sha256: sha256(bytes), bytes: bytes.length, ...text }]
    }),
  )

describe('the production pack of an order', () => {
  it('has prints, markers, pieces to cut, lists, a summary and, last, the sha256 of them all', () => {
    const names = [...files.keys()]
    expect(names.slice(0, 3)).toEqual(['print/1/001-1-XS.pdf', 'print/1/002-2-S.pdf', 'print/1/003-3-M.pdf'])
    for (const kind of ['print.pdf', 'cut.pdf', 'cut.svg', 'cut.dxf'])
      expect(names).toContain(`markers/1-cloth-01-${kind}`)
    expect(names).toContain('markers/1-rib-01-cut.dxf')
    expect(names.at(-1)).toBe('manifest.json')
    const manifest = JSON.parse(textOf(files.get('manifest.json')))
    expect(manifest).toMatchObject({
      order: '1042',
      designs: [{ revision: 'a'.repeat(64) }],
      colours: 'sRGB IEC61966-2.1',
    })
    expect(manifest.metres.cloth).toBeGreaterThan(1)
    // Three kits of children and men: 1.2 to 1.6 m² each with their shorts.
    expect(manifest.designs[0].inkedSquareMetres).toBeGreaterThan(3)
    expect(manifest.designs[0].inkedSquareMetres).toBeLessThan(manifest.metres.cloth * 1.6)
    const listed = manifest.files.map((file: { name: string; sha256: string }) => [file.name, file.sha256])
    const made = [...files].filter(([name]) => name !== 'manifest.json').map(([name, bytes]) => [name, sha256(bytes)])
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(made))
  })

  it('has the same bytes, whichever file the worker was stopped at', async () => {
    const all = Array.from({ length: files.size }, (_, count) => count)
    for (const count of isNightly ? all : [0, 2, 5, 8, files.size - 1]) {
      const rest = await packed(source, keptOf(count))
      const again = [...rest.files].map(([name, bytes]) => [name, sha256(bytes)])
      expect([count, ...again]).toEqual([
        count,
        ...[...files].slice(count).map(([name, bytes]) => [name, sha256(bytes)]),
      ])
    }
  })

  it('lists every piece under a code that no other has, on one marker, and names nobody on the cloth', () => {
    const rows = textOf(files.get('lists/1-pieces.csv')).trim().split('\r\n').slice(1)
    const codes = rows.map(row => row.split(',')[0])
    expect(new Set(codes).size).toBe(codes.length)
    const laid = ['cloth', 'rib'].flatMap(
      material => JSON.parse(textOf(files.get(`markers/1-${material}-01.json`))).pieces,
    )
    expect(laid.toSorted()).toEqual(codes.toSorted())
    for (const code of codes) expect(code).toMatch(/^1042-\d+(\.\d+)?-\d+$/)
  })

  it('counts the pieces to cut, and writes each outline of a size once', () => {
    const { blocks } = readDxf(textOf(files.get('cut/1.dxf')))
    const rows = textOf(files.get('lists/1-pieces.csv')).trim().split('\r\n').slice(1)
    const counted = blocks.map(({ words }) => Number(words.find(word => word.startsWith('Quantity'))?.split(' ')[1]))
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(rows.length)
  })

  it('has its lists as sheets of one file too, which keeps the number 07 and counts with counts', async () => {
    const [line] = source.lines
    const [first] = Object.values(line?.document.players ?? {})
    if (!line || !first) throw new Error('The order is empty.')
    const document = { ...line.document, players: { [playerId('p1')]: { ...first, number: '07', name: '=1+1' } } }
    const made = await packed({ ...source, lines: [{ ...line, document }] })
    const sheets = await readExcelFile(new Blob([new Uint8Array(made.files.get('lists/1.xlsx') ?? [])]))
    const rowsOf = (name: string) => sheets.find(({ sheet }) => sheet === name)?.data
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['players', 'sizes', 'pieces', 'colours'])
    expect(rowsOf('players')?.[1]?.slice(0, 2)).toEqual(['07', '=1+1'])
    expect(rowsOf('sizes')?.[1]).toEqual([first.size, 0, 1])
  })

  it('names colours with Lab and the nearest ink', async () => {
    const inks = [
      { name: 'Forest', colour: '#1a7a3c' },
      { name: 'Sun', colour: '#f2c231' },
    ] as const
    const { files: inked } = await packed({ ...source, inks }, keptOf(3))
    const rows = textOf(inked.get('lists/1-colours.csv'))
    expect(rows).toMatch(/#1a7a3c,26,122,60,44\.88,-39\.08,25\.73,[\d.]+,Forest,0\r\n/)
    expect(rows).toMatch(/#f2c230,.*,Sun,0\.\d+\r\n/)
  })

  it('lets no name run as a formula', async () => {
    const [line] = source.lines
    if (!line) throw new Error('The order is empty.')
    const players = { [playerId('p1')]: { ...Object.values(line.document.players)[0], name: '=1+1', number: '9' } }
    const document = { ...line.document, players: players as typeof line.document.players }
    const made = await packed({ ...source, lines: [{ ...line, document }] })
    expect(textOf(made.files.get('lists/1-players.csv'))).toContain("'=1+1")
    expect(textOf(made.files.get('lists/1-pieces.csv'))).toContain('9 =1+1')
  })

  it('cuts as many garments as are ordered of one', async () => {
    const [line] = source.lines
    const [first] = Object.values(line?.document.players ?? {})
    if (!line || !first) throw new Error('The order is empty.')
    const document = { ...line.document, players: { [playerId('p1')]: { ...first, quantity: 3 } } }
    const made = await packed({ ...source, lines: [{ ...line, document }] })
    const rows = textOf(made.files.get('lists/1-pieces.csv')).trim().split('\r\n').slice(1)
    expect(rows.filter(row => row.startsWith('1042-1.3-')).length).toBe(rows.length / 3)
  })

  it('has a summary in the language of the shop, on a page for each design', async () => {
    const khmer = await packed(await teamPack(2, { language: 'kh' }))
    const pages = readPdf(khmer.files.get('summary.pdf') ?? new Uint8Array()).pages
    expect(pages).toHaveLength(1)
    expect(pages[0]?.width).toBeCloseTo(210, 1)
    expect(readPdf(files.get('summary.pdf') ?? new Uint8Array()).pages).toHaveLength(1)
  })

  it('is refused by the layer whose image is gone, before any marker is laid', async () => {
    const { files: made, events } = await packed({ ...source, readImage: async () => null })
    expect([...made.keys()]).toEqual([])
    expect(events).toMatchObject([
      {
        kind: 'refused',
        line: 'Home',
        obstacles: { found: [{ kind: 'image-missing', layer: 'crest' }, { kind: 'image-missing' }] },
      },
    ])
  })

  it('is refused by the layer whose font is gone, before anything is printed', async () => {
    const { shaper } = source.resources
    const without = { ...shaper, has: (font: FontId) => font !== 'koulen' && shaper.has(font) }
    const { files: made, events } = await packed({ ...source, resources: { ...source.resources, shaper: without } })
    expect([...made.keys()]).toEqual([])
    const found = ['team', 'name'].map(layer => ({ kind: 'font-missing', layer, font: 'koulen' }))
    const named = ['Team name', 'Player name'].map(place => ({ kind: 'font-missing', place, detail: 'Koulen' }))
    expect(events).toMatchObject([{ kind: 'refused', line: 'Home', obstacles: { found }, named }])
  })

  it('is refused by name where a roll is too narrow, before anything is printed, and by wearer where a marker is too short', async () => {
    const narrow = await packed({ ...source, wishes: { ...source.wishes, width: 300 } })
    expect(narrow.events).toMatchObject([{ kind: 'too-narrow', pieces: expect.arrayContaining(['Front XS']) }])
    expect([...narrow.files.keys()]).toEqual([])
    const needed = narrow.events[0]?.kind === 'too-narrow' ? narrow.events[0].needed : 0
    const wideEnough = packFiles({ ...source, wishes: { ...source.wishes, width: needed } }, new Map())
    expect((await wideEnough.next()).value).toMatchObject({ kind: 'file' })
    const short = await packed({ ...source, wishes: { ...source.wishes, longest: 300 } })
    expect(short.events).toMatchObject([{ kind: 'too-short' }])
  })

  it('lays backs of mesh on rolls of their own, and prints on them', async () => {
    const [line] = source.lines
    if (!line) throw new Error('The order is empty.')
    const document = {
      ...line.document,
      options: { ...line.document.options, [optionId('backCloth')]: { value: 'mesh' } },
    }
    const made = (await packed({ ...source, lines: [{ ...line, document }] })).files
    for (const kind of ['print.pdf', 'cut.dxf']) expect([...made.keys()]).toContain(`markers/1-mesh-01-${kind}`)
    const rows = textOf(made.get('lists/1-pieces.csv')).trim().split('\r\n').slice(1)
    const ofMesh = rows.map(row => row.split(',')).filter(row => row.at(-1) === 'mesh')
    expect(new Set(ofMesh.map(row => row[1]))).toEqual(new Set(['Back']))
    expect(JSON.parse(textOf(made.get('markers/1-mesh-01.json'))).pieces.toSorted()).toEqual(
      ofMesh.map(row => row[0]).toSorted(),
    )
    expect(JSON.parse(textOf(made.get('manifest.json'))).metres.mesh).toBeGreaterThan(0.3)
  })

  it('of an order without players has lists and no markers', async () => {
    const [line] = source.lines
    if (!line) throw new Error('The order is empty.')
    const made = await packed({ ...source, lines: [{ ...line, document: emptyDocument }] })
    expect([...made.files.keys()].some(name => name.startsWith('markers/'))).toBe(false)
  })
})
