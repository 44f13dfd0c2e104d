import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import {
  assetId,
  centreOf,
  type DesignDocument,
  drawPicture,
  flattenPath,
  fontId,
  gradePlace,
  inOrder,
  type LayerFields,
  mm,
  type Panel,
  type PlayerFields,
  type Point,
  pathBounds,
  playerId,
  sewingLine,
  solid,
  type ToolPlugin,
  transformPath,
  widthOf,
  zoneKey,
} from '../../../engine/index.ts'
import { printRoster } from '../../../engine/print/index.ts'
import { numberTool } from '../../../plugins/tools/number/tool.ts'
import { documentOf, place, resources, textLayer, textTool } from '../../support/drawing.ts'
import { soccer } from '../../support/openSoccer.ts'
import { lineOnPanel, onPanel } from '../../support/pieces.ts'
import { png } from '../../support/png.ts'
import { distanceTo, farthestApart, type PdfPage, readPdf } from '../../support/readPdf.ts'
import { roster } from '../../support/rosters.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const slots = soccer.slots(soccer.pattern('M', {}))

/** What a slot of the kit holds; every layer has a colour of its own, by which it is found on the page. */
function inSlot(id: string, fields: Partial<LayerFields>): LayerFields {
  const slot = slots.find(known => known.id === id)
  if (!slot) throw new Error(`The kit has no slot "${id}".`)
  const [x, y] = slot.offset
  return textLayer('', {
    slot: id,
    place: place({ panel: slot.panel, anchor: slot.anchor, x, y }),
    size: { width: slot.size.width === null ? null : mm(slot.size.width), height: mm(slot.size.height) },
    ...fields,
  })
}

const [crest, sponsor] = [assetId('crest'), assetId('sponsor')]
const pixels = { [crest]: { width: 1000, height: 1000 }, [sponsor]: { width: 1500, height: 400 } }
const imageTool: ToolPlugin = { ...textTool, id: 'image', layerKinds: ['image'], draw: drawPicture }
const koulen = fontId('koulen')

const layers = {
  crest: inSlot('logo', { kind: 'image', asset: crest, order: 'a' }),
  sponsor: inSlot('sponsor', { kind: 'image', asset: sponsor, order: 'b' }),
  team: inSlot('teamName', { text: 'អង្គរ FC', font: koulen, paint: solid('#000001'), order: 'c' }),
  front: inSlot('frontNumber', { kind: 'number', text: '10', paint: solid('#000002'), order: 'd' }),
  back: inSlot('backNumber', { kind: 'number', text: '10', paint: solid('#000003'), order: 'e' }),
  name: inSlot('playerName', { text: 'NAME', paint: solid('#000004'), order: 'f' }),
  shorts: inSlot('shortsNumber', { kind: 'number', text: '10', paint: solid('#000005'), order: 'g' }),
}
const wordsOf = ({ name, number }: PlayerFields): Readonly<Record<string, string>> => ({
  team: 'អង្គរ FC',
  front: number,
  back: number,
  name,
  shorts: number,
})

const plain = documentOf({ layers, zones: { base: solid('#00ff00') } })
const tint = { id: 'dots', scale: 2, turn: 0, opacity: 0.3, tint: '#fefefe' }
const squad = roster(22)
const longSleeved = playerId('p5')
const players = {
  ...squad,
  [longSleeved]: { ...(squad[longSleeved] as PlayerFields), sleeve: 'long' as const, quantity: 2 },
}
const document: DesignDocument = {
  ...plain,
  players,
  zones: {
    ...plain.zones,
    [zoneKey('base')]: { paint: solid('#00ff00'), pattern: tint, layout: null },
    [zoneKey('stripe')]: { paint: solid('#123456'), pattern: null, layout: 'sash' },
  },
  goalkeeper: { options: {}, layers: {}, zones: { [zoneKey('base')]: { paint: solid('#ffff00') } } },
}

const pack = (of: DesignDocument['players'] = players) =>
  printRoster({
    document: structuredClone({ ...document, players: of }),
    garment: soccer,
    tools: [textTool, numberTool, imageTool],
    resources: {
      ...resources,
      picture: asset => pixels[asset] ?? null,
    },
    madeAt: new Date('2026-01-02T03:04:05Z'),
    readPicture: async asset => png(asset === crest ? 20 : 30, asset === crest ? 20 : 8, [200, 30, 40, 255]),
    designCode: 'KL-7F3A9C2E',
    sha256: async bytes => sha256(bytes),
  })

const packed = await pack()
const files = packed.kind === 'packed' ? unzipSync(packed.bytes) : {}
const pdfs = Object.keys(files).filter(name => name.endsWith('.pdf'))
const order = inOrder(players).map(([, player]) => player)

const colourOf = (layer: LayerFields): string => {
  const hex = layer.paint.type === 'solid' ? layer.paint.colour : ''
  return [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255).join(' ')
}
const isColour = (written: string, layer: LayerFields) =>
  written.split(' ').every((part, at) => Math.abs(Number(part) - Number(colourOf(layer).split(' ')[at])) < 0.001)

type Lines = readonly (readonly Point[])[]
/** Every fourth corner is asked: they lie less than 2 mm from each other. */
const apart = (lines: Lines, others: Lines): number =>
  Math.max(
    ...lines
      .flat()
      .filter((_, at) => at % 4 === 0)
      .map(point => Math.min(...others.map(other => distanceTo(other, point)))),
  )

const centreIn = (layer: LayerFields, panel: Panel): Point => {
  const base = soccer.pattern('M', {}).panels.find(({ id }) => id === panel.id) ?? panel
  return gradePlace({ place: layer.place, grade: 'fixed', base, panel })
}

/** The shaper's outlines of a line where the pattern wants them. */
function lettered(layer: LayerFields, text: string, panel: Panel): Lines {
  const { outline } = resources.shaper.shape({
    text,
    font: layer.font ?? koulen,
    capHeight: layer.size.height,
    letterSpacing: 0,
  })
  const ink = pathBounds(outline)
  const fit = layer.size.width === null ? 1 : Math.min(1, layer.size.width / widthOf(ink))
  const [x, y] = centreIn(layer, panel)
  const moved = transformPath(outline, [fit, 0, 0, fit, x - centreOf(ink)[0] * fit, y + (layer.size.height / 2) * fit])
  return flattenPath(moved)
}

describe('a real kit for 22', () => {
  it('is printed for all of them', () => {
    expect(packed.kind).toBe('packed')
    expect(pdfs).toHaveLength(22)
    expect(new Set(order.map(({ size }) => size)).size).toBe(10)
  })

  it.each(order.map((player, at) => [at + 1, player.name, player.size, player] as const))(
    'measures for %i %s in size %s what the pattern does',
    (at, _, size, player) => {
      const file = pdfs[at - 1] ?? ''
      expect(file).toBe(`KL-7F3A9C2E-${String(at).padStart(3, '0')}-${player.number}-${size}.pdf`)
      const read = readPdf(files[file] ?? new Uint8Array())
      expect([read.hasFonts, read.hasOutputIntent]).toEqual([false, true])
      const { panels } = soccer.pattern(size, { sleeve: player.sleeve ?? 'short' })
      expect(read.pages).toHaveLength(panels.length)
      for (const [index, panel] of panels.entries()) {
        const page = read.pages[index]
        measureLines(page, panel)
        for (const [id, layer] of Object.entries(layers)) {
          if (layer.place.panel === panel.id && layer.kind !== 'image')
            measureLettering(page, panel, layer, wordsOf(player)[id] ?? '')
        }
        if (panel.id === 'front') measurePictures(page, panel)
      }
      const front = read.pages[panels.findIndex(({ id }) => id === 'front')]
      const cloth = front?.paths.find(path => path.layer === 'Artwork' && path.paint === 'fill')?.colour
      expect(cloth).toBe(player.goalkeeper ? '1 1 0' : '0 1 0')
    },
  )

  it('lists everybody with his file, and the sha256 of every file', () => {
    const lines = strFromU8(files['players.csv'] ?? new Uint8Array())
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(23)
    order.forEach((player, index) => {
      const line = lines[index + 1] ?? ''
      expect(line.startsWith(`${player.number},${player.name},${player.size}`)).toBe(true)
      expect(line.endsWith(pdfs[index] ?? '-')).toBe(true)
      expect(line).toContain(player.goalkeeper ? ',goalkeeper,' : ',player,')
    })
    const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))
    expect(manifest.files).toHaveLength(23)
    for (const { name, sha256: hash } of manifest.files) expect(sha256(files[name] ?? new Uint8Array())).toBe(hash)
  })

  it('is the same, byte for byte, when it is packed again', async () => {
    const few = Object.fromEntries(Object.entries(players).slice(0, 3))
    const [first, second] = [await pack(few), await pack(few)]
    expect(first.kind === 'packed' && sha256(first.bytes)).toBe(second.kind === 'packed' && sha256(second.bytes))
    expect(first.kind).toBe('packed')
  })
})

function measureLines(page: PdfPage | undefined, panel: Panel): void {
  const [drafted, sewn] = [sewingLine(panel), lineOnPanel(page, 'Sewing line', panel)]
  expect(farthestApart(sewn, drafted)).toBeLessThan(0.2)
  expect(farthestApart(drafted, sewn)).toBeLessThan(0.2)
  const cut = lineOnPanel(page, 'Cut line', panel)
  for (const { points, allowance } of panel.edges) {
    const middle = Math.floor((points.length - 1) / 2)
    const [[ax, ay], [bx, by]] = [points[middle] ?? [0, 0], points[middle + 1] ?? [0, 0]]
    expect(Math.abs(distanceTo(cut, [(ax + bx) / 2, (ay + by) / 2]) - allowance)).toBeLessThan(0.2)
  }
}

function measureLettering(page: PdfPage | undefined, panel: Panel, layer: LayerFields, text: string): void {
  const ink = page?.paths.find(path => path.paint === 'fill' && isColour(path.colour, layer))?.lines ?? []
  const drawn = ink.map(line => onPanel(page, line, panel))
  const wanted = lettered(layer, text, panel)
  expect(drawn.length).toBeGreaterThan(0)
  expect(apart(drawn, wanted)).toBeLessThan(0.2)
  expect(apart(wanted, drawn)).toBeLessThan(0.2)
}

function measurePictures(page: PdfPage | undefined, panel: Panel): void {
  const pictures = page?.images.filter(({ layer }) => layer === 'Artwork') ?? []
  expect(pictures).toHaveLength(2)
  for (const [at, layer] of [layers.crest, layers.sponsor].entries()) {
    const corners = onPanel(page, pictures[at]?.corners ?? [], panel)
    const drawn: Point = [corners.reduce((sum, [x]) => sum + x / 4, 0), corners.reduce((sum, [, y]) => sum + y / 4, 0)]
    const [x, y] = centreIn(layer, panel)
    expect(Math.hypot(drawn[0] - x, drawn[1] - y)).toBeLessThan(0.2)
  }
}
