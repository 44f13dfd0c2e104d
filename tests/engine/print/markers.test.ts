import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cutLine } from '../../../engine/drafting/cutLine.ts'
import { pathBounds } from '../../../engine/geometry/bounds.ts'
import { inOrder } from '../../../engine/index.ts'
import { piecesOnMarker, piecesToCut } from '../../../engine/print/pack/dxfPieces.ts'
import { type LaidMarker, layMarkers } from '../../../engine/print/pack/layMarkers.ts'
import type { DrawnPieces, MarkedPiece } from '../../../engine/print/pack/markedPiece.ts'
import { type MarkerSheet, markerSheet } from '../../../engine/print/pack/markerSheet.ts'
import { printGarment } from '../../../engine/print/pack/printGarment.ts'
import { writeDxf } from '../../../engine/print/pack/writeDxf.ts'
import { writeMarkerPdf } from '../../../engine/print/pack/writeMarkerPdf.ts'
import { writeMarkerSvg } from '../../../engine/print/pack/writeMarkerSvg.ts'
import { tools } from '../../../plugins/index.ts'
import { resources } from '../../support/drawing.ts'
import { isInstalled } from '../../support/isInstalled.ts'
import { soccer } from '../../support/openSoccer.ts'
import { areaOf, type Polygon } from '../../support/polygon.ts'
import { readDxf } from '../../support/readDxf.ts'
import { readQr } from '../../support/readQr.ts'
import { images, team } from '../../support/soccerTeam.ts'

const order = {
  document: team,
  garment: soccer,
  tools,
  resources: { ...resources, image: (asset: string) => images.get(asset) ?? null },
  madeAt: new Date('2026-01-02T03:04:05Z'),
  readImage: async (asset: string) => images.get(asset)?.bytes ?? null,
  language: 'en',
  sheets: 'print',
} as const

const wishes = { width: 1600, longest: 5000, spacing: 4, direction: 'both', effort: 0.05 } as const

let pieces: readonly MarkedPiece[] = []
let drawn: DrawnPieces
let marker: LaidMarker
let sheet: MarkerSheet
const folder = mkdtempSync(join(tmpdir(), 'kitloom-markers-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  const printed = await Promise.all(
    inOrder(team.players)
      .slice(0, 3)
      .map(([, player], at) =>
        printGarment({ ...order, player, version: 'player', size: player.size, code: `P${at}` }, `1042-${at + 1}`),
      ),
  )
  const garments = printed.flatMap(outcome => (outcome.kind === 'printed' ? [outcome] : []))
  pieces = garments.flatMap(garment => garment.pieces)
  drawn = {
    artworks: new Map(garments.flatMap(garment => [...garment.artworks])),
    images: new Map([...images].map(([asset, { bytes }]) => [asset as never, bytes])),
  }
  const laid = layMarkers(
    pieces.filter(({ piece }) => !piece.panel.rib),
    wishes,
  )
  if (laid.kind !== 'laid' || !laid.markers[0]) throw new Error(JSON.stringify(laid))
  marker = laid.markers[0]
  sheet = markerSheet(marker, resources.shaper, false)
})

const pdfOf = (set: 'print' | 'cut', isMirrored = false, laid = marker) =>
  writeMarkerPdf({
    sheets: [markerSheet(laid, resources.shaper, isMirrored)],
    set,
    title: '1042',
    madeAt: order.madeAt,
    drawn,
  })

const extent = (line: Polygon, axis: 0 | 1) => {
  const values = line.map(corner => corner[axis])
  return Math.max(...values) - Math.min(...values)
}

describe('markers of a team', () => {
  it('hold whole garments, no longer than asked for', () => {
    const short = layMarkers(pieces, { ...wishes, longest: 1900 })
    if (short.kind !== 'laid') throw new Error(JSON.stringify(short))
    expect(short.markers.length).toBeGreaterThan(1)
    for (const { length } of short.markers) expect(length).toBeLessThanOrEqual(1900)
    const garments = short.markers.flatMap(held => [...new Set(held.pieces.map(({ garment }) => garment))])
    expect(garments).toEqual(['P0', 'P1', 'P2'])
  })

  it('cannot be laid on a roll that is too narrow or a marker that is too short, which is said by name', () => {
    expect(layMarkers(pieces, { ...wishes, width: 300 })).toMatchObject({
      kind: 'too-narrow',
      pieces: expect.arrayContaining([expect.stringContaining('Front')]),
    })
    expect(layMarkers(pieces, { ...wishes, longest: 500 })).toMatchObject({ kind: 'too-short' })
  })

  it('are DXF that another package reads: every piece by its code, on the layers of ASTM D6673, to 0.2 mm', () => {
    const { layers, blocks } = readDxf(writeDxf(piecesOnMarker(sheet)))
    expect(layers.toSorted((a, b) => Number(a) - Number(b))).toEqual(['1', '4', '7', '14', '15'])
    expect(blocks.map(({ name }) => name)).toEqual(marker.pieces.map(({ code }) => code))
    for (const [at, block] of blocks.entries()) {
      const drafted = cutLine(marker.pieces[at]?.piece.panel as never)
      const [cut = []] = block.lines.get('1') ?? []
      expect(Math.abs(Math.abs(areaOf(cut)) - Math.abs(areaOf(drafted)))).toBeLessThan(20)
      // Most grain lines run down the panel, and along x on the roll.
      expect(extent(cut, 0)).toBeCloseTo(extent(drafted, 1), 1)
      expect(extent(cut, 1)).toBeCloseTo(extent(drafted, 0), 1)
      expect(block.lines.get('14')).toHaveLength(1)
      expect(block.stretches.get('7')).toHaveLength(1)
      expect(block.words).toContain(`Size: ${marker.pieces[at]?.size}`)
      expect(block.words).toContain(`Code: ${marker.pieces[at]?.code}`)
    }
    expect(blocks.some(({ stretches }) => (stretches.get('4') ?? []).length > 0)).toBe(true)
  })

  it('write words that are not ASCII by their numbers, and one piece of each to cut', () => {
    const [first] = pieces
    if (!first) throw new Error('There are no pieces.')
    const text = writeDxf(piecesToCut([{ marked: { ...first, name: 'មុខ' }, quantity: 3 }]))
    expect(text).toContain('Annotation: \\U+1798\\U+17BB\\U+1781')
    expect([...text].every(character => character.charCodeAt(0) < 127)).toBe(true)
    expect(readDxf(text).blocks[0]?.words).toContain('Quantity: 3')
  })

  it('are SVG in millimetres', () => {
    const svg = writeMarkerSvg(sheet)
    expect(svg).toContain(`${Math.round(sheet.length * 1000) / 1000}mm`)
    expect(svg.match(/<path/g)?.length).toBe(6 * sheet.pieces.length)
  })

  it('have the same bytes whenever the same is printed', async () => {
    expect(await pdfOf('print')).toEqual(await pdfOf('print'))
  })
})

describe.skipIf(!isInstalled('pdftocairo') || !isInstalled('pdfinfo'))('a marker read by poppler', () => {
  const save = async (name: string, bytes: Uint8Array) => {
    const file = join(folder, `${name}.pdf`)
    writeFileSync(file, bytes)
    return file
  }

  it('is as long and as wide as it was laid', async () => {
    const info = execFileSync('pdfinfo', [await save('size', await pdfOf('cut'))], { encoding: 'utf8' })
    const [, length, width] = info.match(/Page size:\s+([\d.]+) x ([\d.]+) pts/) ?? []
    expect(Math.abs((Number(length) * 25.4) / 72 - marker.length)).toBeLessThan(0.2)
    expect(Math.abs((Number(width) * 25.4) / 72 - 1600)).toBeLessThan(0.2)
  })

  it.each([false, true])(
    'has a code on every piece with a hem, which reads back from the cloth (printed on transfer paper: %s)',
    async isMirrored => {
      const worn = pieces.filter(({ garment, piece }) => garment === 'P0' && !piece.panel.rib)
      const laid = layMarkers(worn, wishes)
      if (laid.kind !== 'laid' || !laid.markers[0]) throw new Error(JSON.stringify(laid))
      const drawn = markerSheet(laid.markers[0], resources.shaper, isMirrored)
      const coded = drawn.pieces.filter(({ code }) => code !== null)
      expect(coded.length).toBe(6)
      const file = await save(`codes-${isMirrored}`, await pdfOf('print', isMirrored, laid.markers[0]))
      const dpi = 127
      execFileSync('pdftocairo', ['-png', '-gray', '-r', String(dpi), '-singlefile', file, file])
      for (const { code, marked } of coded) {
        const { left, top, right, bottom } = pathBounds(code?.ground ?? [])
        const [x, y, width, height] = [left - 2, top - 2, right - left + 4, bottom - top + 4].map(mm =>
          Math.round((mm * dpi) / 25.4),
        ) as [number, number, number, number]
        const seen = sharp(`${file}.png`, { limitInputPixels: false }).extract({ left: x, top: y, width, height })
        expect(await readQr(isMirrored ? seen.flop() : seen)).toBe(marked.code)
      }
    },
  )
})
