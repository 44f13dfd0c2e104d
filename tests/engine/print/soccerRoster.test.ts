import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import {
  centreOf,
  choiceOf,
  type LayerFields,
  type Panel,
  type PlayerFields,
  type Point,
  pathBounds,
  sizes,
  transformPath,
  widthOf,
} from '../../../engine/index.ts'
import { resources } from '../../support/drawing.ts'
import {
  cutOff,
  filled,
  grainOff,
  labelOff,
  notchesOff,
  pictured,
  sampled,
  sewnOff,
  strayed,
} from '../../support/measuredPage.ts'
import { soccer } from '../../support/openSoccer.ts'
import { type PdfPage, readPdf } from '../../support/readPdf.ts'
import { inks, packTeam, sha256, squadOf, team, teamLayers } from '../../support/soccerTeam.ts'

/** What a cutter does not see, in mm. */
const tolerance = 0.2

const packed = await packTeam()
const files = packed.kind === 'packed' ? unzipSync(packed.bytes) : {}
const players = squadOf(team)
const codes = players.map(({ number, size }, index) => {
  const latin = /^\d+$/.test(number) ? `-${number}` : ''
  return `KL-7F3A9C2E-${String(index + 1).padStart(3, '0')}${latin}-${size}`
})

const ofShorts = ['legLeft', 'legRight', 'waistband']

/** The pieces that a player wears, in his sizes. */
function piecesOf(player: PlayerFields): readonly (readonly [Panel, size: string])[] {
  const { goalkeeper, size } = player
  const sleeve = choiceOf(player, 'sleeve')
  const cut = { collar: 'v', sleeve: sleeve ?? (goalkeeper ? 'long' : 'short') }
  const shorts = sizes.find(known => known === choiceOf(player, 'shortsSize')) ?? size
  const draft = (worn: typeof size, isWorn: (panel: Panel) => boolean) =>
    soccer
      .pattern(worn, cut)
      .panels.filter(isWorn)
      .map(panel => [panel, worn] as const)
  return [...draft(size, ({ id }) => !ofShorts.includes(id)), ...draft(shorts, ({ id }) => ofShorts.includes(id))]
}

/** Match marks keep their millimetres: as far from their anchor as on the base size. */
function spotOf({ place }: LayerFields, panel: Panel): Point {
  const [x, y] = panel.anchors[place.anchor] ?? expect.unreachable(`${panel.id} has no anchor "${place.anchor}".`)
  return [x + place.x, y + place.y]
}

/** The shaper's outlines of a line, no wider than its layer, the middle of its capitals on its spot. */
function lettered(layer: LayerFields, text: string, panel: Panel) {
  const { font, size, letterSpacing } = layer
  if (font === null) return expect.unreachable('The layer has no face.')
  const { outline } = resources.shaper.shape({ text, font, capHeight: size.height, letterSpacing })
  const ink = pathBounds(outline)
  const fit = size.width === null ? 1 : Math.min(1, size.width / widthOf(ink))
  const [x, y] = spotOf(layer, panel)
  return sampled(transformPath(outline, [fit, 0, 0, fit, x - centreOf(ink)[0] * fit, y + (size.height / 2) * fit]))
}

/** The corners of a picture on its spot, clockwise from the top left. */
function framed(layer: LayerFields, panel: Panel, width: number, height: number): readonly Point[] {
  const [x, y] = spotOf(layer, panel)
  const [left, top] = [x - width / 2, y - height / 2]
  return [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ]
}

it('the kit of 22 is packed whole', () => {
  expect(packed).toMatchObject({ kind: 'packed', warnings: [] })
  expect(Object.keys(files)).toEqual([...codes.map(code => `${code}.pdf`), 'players.csv', 'manifest.json'])
  expect(new Set(players.map(({ size }) => size)).size).toBe(10)
})

const numbered = players.map((player, index) => [index + 1, player.name, player.size, player] as const)

describe.each(numbered)('the file of %i %s in size %s', (at, _, __, player) => {
  const code = codes[at - 1] ?? ''
  const read = readPdf(files[`${code}.pdf`] ?? new Uint8Array())
  const pieces = piecesOf(player)
  const eachPage = (measure: (page: PdfPage | undefined, panel: Panel, size: string) => number) =>
    pieces
      .filter(([panel, size], index) => !(measure(read.pages[index], panel, size) < tolerance))
      .map(([{ id }]) => id)
  const pageOf = (id: string): readonly [PdfPage | undefined, Panel] => {
    const index = pieces.findIndex(([panel]) => panel.id === id)
    return [read.pages[index], pieces[index]?.[0] ?? expect.unreachable(`There is no ${id}.`)]
  }

  it('says whose it is, in colours of the screen, without a font', () => {
    expect(read).toMatchObject({ title: code, outputCondition: 'sRGB IEC61966-2.1', hasFonts: false })
  })

  it('[A11] has every piece as it is drafted in his sizes', () => {
    expect(read.pages).toHaveLength(pieces.length)
    expect(eachPage(sewnOff)).toEqual([])
    expect(eachPage(cutOff)).toEqual([])
    expect(eachPage(grainOff)).toEqual([])
    expect(eachPage(notchesOff)).toEqual([])
  })

  it('names piece, size, player and code beside every piece', () => {
    const said = ({ id }: Panel, size: string) => [`${id}  ${size}  ${player.number}  ${player.name}`, code]
    expect(eachPage((page, panel, size) => labelOff(page, panel, said(panel, size), resources.shaper))).toEqual([])
  })

  it('has his name and number in their places', () => {
    const name = player.goalkeeper ? inks.keeperName : inks.name
    const lines = [
      [teamLayers.team, teamLayers.team.text, inks.team],
      [teamLayers.name, player.name, name],
      [teamLayers.frontNumber, player.number, inks.frontNumber],
      [teamLayers.backNumber, player.number, inks.backNumber],
      [teamLayers.shortsNumber, player.number, inks.shortsNumber],
    ] as const
    for (const [layer, text, ink] of lines) {
      const [page, panel] = pageOf(layer.place.panel)
      expect(strayed(filled(page, panel, ink), lettered(layer, text, panel))).toBeLessThan(tolerance)
    }
  })

  it('has crest and sponsor in their places', () => {
    const [page, panel] = pageOf('front')
    expect(strayed(pictured(page, panel), [framed(teamLayers.crest, panel, 70, 70)])).toBeLessThan(tolerance)
    const sponsor = filled(page, panel, inks.sponsor)
    expect(strayed(sponsor, [framed(teamLayers.sponsor, panel, 192, 64)])).toBeLessThan(tolerance)
  })

  it('is in the colours of his version, its stripes as they lie on his size', () => {
    const [page, panel] = pageOf('front')
    const [own, others] = [
      [inks.cloth, inks.stripe, inks.name],
      [inks.keeperCloth, inks.keeperStripe, inks.keeperName],
    ]
    const [worn, unworn] = player.goalkeeper ? [others, own] : [own, others]
    const onShirt = (ink: string) => ['front', 'back'].some(id => filled(...pageOf(id), ink).length > 0)
    expect(worn.map(onShirt)).toEqual([true, true, true])
    expect(unworn.map(onShirt)).toEqual([false, false, false])
    expect(filled(page, panel, inks.tiles).length).toBeGreaterThan(20)

    const stripes = soccer.zones(soccer.pattern(player.size, { collar: 'v' })).find(({ key }) => key === 'stripe')
    const regions = stripes?.layouts?.[player.goalkeeper ? 'hoops' : 'vertical']?.() ?? []
    const wanted = regions.filter(region => region.panel === 'front').flatMap(({ path }) => sampled(path))
    const drawn = filled(page, panel, player.goalkeeper ? inks.keeperStripe : inks.stripe)
    expect(strayed(drawn, wanted)).toBeLessThan(tolerance)
  })
})

it('the list has everybody with both sizes, and his file', () => {
  const lines = strFromU8(files['players.csv'] ?? new Uint8Array()).split('\r\n')
  const wanted = players.map((player, index) => {
    const { number, name, size, goalkeeper } = player
    const choices = [choiceOf(player, 'shortsSize') ?? size, choiceOf(player, 'sleeve') ?? '']
    const version = goalkeeper ? 'goalkeeper' : 'player'
    return [number, name, size, ...choices, version, 1, codes[index], `${codes[index]}.pdf`].join(',')
  })
  expect(lines.slice(1)).toEqual([...wanted, ''])
})

it('[A14] the manifest names the sha256 of every file', () => {
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))
  const listed = Object.entries(files).filter(([name]) => name !== 'manifest.json')
  expect(manifest.files).toEqual(listed.map(([name, bytes]) => ({ name, bytes: bytes.length, sha256: sha256(bytes) })))
})

it('[A13] the same team gives the same zip', async () => {
  const again = await packTeam({ document: structuredClone(team) })
  expect(again.kind === 'packed' && sha256(again.bytes)).toBe(packed.kind === 'packed' && sha256(packed.bytes))
}, 60_000)
