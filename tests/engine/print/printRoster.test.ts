import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import {
  boundsOfPoints,
  centreOf,
  type DesignDocument,
  type GarmentPlugin,
  mm,
  newPlayer,
  type PlayerFields,
  playerId,
  sewingLine,
  sizes,
  solid,
  widthOf,
  zoneKey,
} from '../../../engine/index.ts'
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
  const pdfs = Object.keys(files).filter(name => name.endsWith('.pdf'))

  it('has a file for every player, the list and the manifest', () => {
    expect(pdfs).toHaveLength(22)
    expect(pdfs[0]).toBe('KL-7F3A9C2E-001-1-XS.pdf')
    expect(Object.keys(files).slice(22)).toEqual(['players.csv', 'manifest.json'])
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
    expect(lines[0]).toBe('number,name,size,sleeve,version,quantity,code,file')
    expect(lines[1]).toBe('1,SOK DARA,XS,,goalkeeper,1,KL-7F3A9C2E-001-1-XS,KL-7F3A9C2E-001-1-XS.pdf')
    expect(lines).toHaveLength(24)
  })

  it('[A14] names the sha256 of every other file', () => {
    const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))
    expect(manifest).toMatchObject({ design: 'KL-7F3A9C2E', garment: { id: 'DRAWN', version: 1 } })
    expect(manifest.files).toHaveLength(23)
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

it('[A14] packs none when one cannot be printed, and names whom and what', async () => {
  const players = { ...roster(3), [playerId('p4')]: newPlayer({ name: 'ALI 😀', number: '4', order: 'z' }) }
  const done: number[] = []
  expect(await pack(players, { onProgress: count => done.push(count) })).toEqual({
    kind: 'refused',
    obstacles: [{ player: 'p4', found: [{ kind: 'characters-missing', layer: 'name', characters: ['😀'] }] }],
  })
  expect(done).toEqual([1, 2, 3, 4])
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
