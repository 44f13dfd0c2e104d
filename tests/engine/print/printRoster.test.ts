import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import {
  boundsOfPoints,
  centreOf,
  type DesignDocument,
  type GarmentPlugin,
  mm,
  type PlayerFields,
  playerId,
  sewingLine,
  sizes,
  widthOf,
} from '../../../engine/index.ts'
import { newPlayer, solid, zoneKey } from '../../../engine/plugin.ts'
import { printRoster, type RosterOrder } from '../../../engine/print/index.ts'
import { documentOf, place, textLayer } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'
import { outlineIn } from '../../support/pageLines.ts'
import { lineOnPanel } from '../../support/pieces.ts'
import { orderOf } from '../../support/printing.ts'
import { farthestApart, readPdf } from '../../support/readPdf.ts'
import { roster, withPlayers } from '../../support/rosters.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const document: DesignDocument = {
  ...documentOf({
    zones: { base: solid('#00ff00') },
    layers: {
      name: textLayer('NAME', {
        slot: 'playerName',
        paint: solid('#ff0000'),
        size: { width: mm(300), height: mm(50) },
      }),
      number: textLayer('00', {
        slot: 'backNumber',
        paint: solid('#0000ff'),
        place: place({ y: 250 }),
        size: { width: null, height: mm(200) },
      }),
    },
  }),
  goalkeeper: { options: {}, layers: {}, zones: { [zoneKey('base')]: { paint: solid('#ffff00') } } },
}

const pack = (players: Readonly<Record<string, PlayerFields>>, changes: Partial<RosterOrder> = {}) =>
  printRoster({
    ...orderOf({ document: withPlayers(document, players) }),
    designCode: 'KL-7F3A9C2E',
    sha256: async bytes => sha256(bytes),
    ...changes,
  })

const unpacked = (outcome: Awaited<ReturnType<typeof pack>>) =>
  outcome.kind === 'packed' ? unzipSync(outcome.bytes) : expect.unreachable(JSON.stringify(outcome))

describe('a roster of 22', async () => {
  const players = Object.values(roster(22))
  const files = unpacked(await pack(roster(22)))
  const pdfs = Object.keys(files).filter(name => /^[^/]+\.pdf$/.test(name))

  it('has a file for every player, the list and the manifest', () => {
    expect(pdfs).toHaveLength(22)
    expect(pdfs[0]).toBe('KL-7F3A9C2E-001-1-XS.pdf')
    const rest = Object.keys(files).filter(name => !pdfs.includes(name))
    expect(rest.filter(name => !name.startsWith('cut/'))).toEqual(['players.csv', 'manifest.json'])
  })

  it('has the pieces to cut once for all who wear the same, and says how many', () => {
    const cuts = Object.keys(files).filter(name => name.startsWith('cut/'))
    expect(cuts[0]).toMatch(/^cut\/KL-7F3A9C2E-1-XS-x\d+\.pdf$/)
    expect(cuts.some(name => name.includes('6XL'))).toBe(true)
    const wanted = cuts.map(name => Number(/-x(\d+)\.pdf$/.exec(name)?.[1])).reduce((sum, count) => sum + count, 0)
    expect(wanted).toBe(players.reduce((sum, { quantity }) => sum + quantity, 0))
  })

  it.each(players.map((player, index) => [index + 1, player.name, player.size, player] as const))(
    'prints %i %s in size %s as drafted, his number in the middle',
    (at, _, size, player) => {
      const { pages } = readPdf(files[pdfs[at - 1] ?? ''] ?? new Uint8Array())
      const [panel] = drawnGarment.pattern(size, {}).panels
      if (!panel) return expect.unreachable('The garment has lost its front.')
      const [drafted, drawn] = [sewingLine(panel), lineOnPanel(pages[0], 'Sewing line', panel)]
      expect(farthestApart(drawn, drafted)).toBeLessThan(0.2)
      expect(farthestApart(drafted, drawn)).toBeLessThan(0.2)

      const inkOf = (colour: string) =>
        boundsOfPoints(pages[0]?.paths.find(path => path.colour === colour)?.lines.flat() ?? [])
      expect(centreOf(inkOf('0 0 1'))[0]).toBeCloseTo(
        centreOf(boundsOfPoints(outlineIn(pages[0], 'Sewing line')))[0],
        0,
      )
      expect(widthOf(inkOf('1 0 0'))).toBeLessThanOrEqual(300.1)
      const cloth = pages[0]?.paths.find(path => path.layer === 'Artwork' && path.paint === 'fill')?.colour
      expect(cloth).toBe(player.goalkeeper ? '1 1 0' : '0 1 0')
    },
  )

  it('lists sizes and names as spreadsheets read them', () => {
    const list = files['players.csv'] ?? new Uint8Array()
    const lines = strFromU8(list).split('\r\n')
    expect([...list.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(lines[0]).toBe('number,name,size,sleeve,version,quantity,code,file,missing')
    expect(lines[1]).toBe('1,SOK DARA,XS,,goalkeeper,1,KL-7F3A9C2E-001-1-XS,KL-7F3A9C2E-001-1-XS.pdf,')
    expect(lines).toHaveLength(24)
  })

  it('[A14] names the sha256 of every other file', () => {
    const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))
    expect(manifest).toMatchObject({ design: 'KL-7F3A9C2E', garment: { id: 'DRAWN', version: 1 } })
    expect(manifest.files).toHaveLength(Object.keys(files).length - 1)
    for (const { name, bytes, sha256: hash } of manifest.files) {
      expect(files[name]?.length).toBe(bytes)
      expect(sha256(files[name] ?? new Uint8Array())).toBe(hash)
    }
  })

  it('is the same, byte for byte, when it is packed again', async () => {
    const [first, second] = [await pack(roster(22)), await pack(structuredClone(roster(22)))]
    expect(first.kind === 'packed' && second.kind === 'packed' && sha256(first.bytes) === sha256(second.bytes)).toBe(
      true,
    )
  })
})

it('drafts a size once for all who wear it', async () => {
  const drafted: string[] = []
  const garment: GarmentPlugin = {
    ...drawnGarment,
    pattern(size, options) {
      drafted.push(size)
      return drawnGarment.pattern(size, options)
    },
  }
  await pack(roster(22), { garment })
  expect(drafted.toSorted()).toEqual([...sizes].toSorted())
})

describe('a shirt that cannot be printed', () => {
  const smiling = { [playerId('p4')]: newPlayer({ name: 'ALI 😀', number: '4', order: 'z' }) }
  const left = [{ player: 'p4', found: [{ kind: 'characters-missing', layer: 'name', characters: ['😀'] }] }]

  it('[A14] is left out of the zip, which has the others and names it: one name kept a whole team waiting', async () => {
    const done: number[] = []
    const outcome = await pack({ ...roster(3), ...smiling }, { onProgress: count => done.push(count) })
    expect(outcome).toMatchObject({ kind: 'packed', left })
    expect(done).toEqual([1, 2, 3, 4])
    const files = unpacked(outcome)
    expect(Object.keys(files).filter(name => /^[^/]+\.pdf$/.test(name))).toHaveLength(3)
    expect(strFromU8(files['players.csv'] ?? new Uint8Array()).split('\r\n')[4]).toMatch(
      /ALI 😀.*,KL-7F3A9C2E-004-4-M,,characters-missing 😀$/,
    )
    expect(JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array())).missing).toEqual(['KL-7F3A9C2E-004-4-M'])
  })

  it('[A14] is the reason why nothing is packed when there is no other', async () => {
    expect(await pack(smiling)).toEqual({ kind: 'refused', obstacles: left })
  })
})

it('shrinks a name of 300 letters, and keeps commas, quotes and formulas from breaking the list', async () => {
  const players = {
    [playerId('a')]: newPlayer({ name: 'W'.repeat(300), number: '1' }),
    [playerId('b')]: newPlayer({ name: '=SUM(1,2)"', number: '៧' }),
  }
  const files = unpacked(await pack(players))
  expect(Object.keys(files)).toContain('KL-7F3A9C2E-002-M.pdf')
  expect(strFromU8(files['players.csv'] ?? new Uint8Array())).toContain(`៧,"'=SUM(1,2)""",M`)
})
