import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fitLettering } from '../../../engine/artwork/fitLettering.ts'
import {
  centreOf,
  choiceOf,
  type LayerFields,
  layerText,
  type Panel,
  type PlayerFields,
  type Point,
  pathBounds,
  type Size,
  sizes,
  spokenSize,
  transformPath,
} from '../../../engine/index.ts'
import { resources } from '../../support/drawing.ts'
import {
  cutOff,
  filled,
  grainOff,
  imageLines,
  labelOff,
  notchesOff,
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
  return `KL-7F3A9C2E-${String(index + 1).padStart(3, '0')}${latin}-${spokenSize(size)}`
})

const ofShorts = ['legLeft', 'legRight', 'waistband']

/** The pieces that a player wears, in his sizes. */
function piecesOf(player: PlayerFields): readonly (readonly [Panel, size: Size])[] {
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

/** The shaper's outlines of a player's line, fitted into its slot, on its spot. */
function lettered(layer: LayerFields, player: PlayerFields, size: Size, panel: Panel) {
  const { font, letterSpacing } = layer
  if (font === null) return expect.unreachable('The layer has no face.')
  const text = layerText(layer, player)
  const { outline } = resources.shaper.shape({ text, font, capHeight: layer.size.height, letterSpacing })
  const slot = soccer.slots(soccer.pattern('M', {})).find(({ id }) => id === layer.slot)
  const fit = fitLettering(layer, { player, team: players, size, resources, ...(slot && { slot }) })
  const across = fit.scale * fit.narrowed
  const [x, y] = spotOf(layer, panel)
  const [middle] = centreOf(pathBounds(outline))
  return sampled(transformPath(outline, [across, 0, 0, fit.scale, x - middle * across, y - fit.middle * fit.scale]))
}

/** The corners of an image on its spot, clockwise from the top left. */
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
  const names = Object.keys(files).filter(name => !/^(cut|rib)\//.test(name))
  expect(names).toEqual([...codes.map(code => `${code}.pdf`), 'players.csv', 'manifest.json'])
  expect(new Set(players.map(({ size }) => size)).size).toBe(10)
})

const numbered = players.map((player, index) => [index + 1, player.name, player.size, player] as const)

describe.each(numbered)('the file of %i %s in size %s', (at, _, __, player) => {
  const code = codes[at - 1] ?? ''
  const read = readPdf(files[`${code}.pdf`] ?? new Uint8Array())
  const pieces = piecesOf(player)
  const eachPage = (measure: (page: PdfPage | undefined, panel: Panel, size: Size) => number) =>
    pieces
      .filter(([panel, size], index) => !(measure(read.pages[index], panel, size) < tolerance))
      .map(([{ id }]) => id)
  const pageOf = (id: string): readonly [PdfPage | undefined, Panel, Size] => {
    const index = pieces.findIndex(([panel]) => panel.id === id)
    const [panel, size] = pieces[index] ?? expect.unreachable(`There is no ${id}.`)
    return [read.pages[index], panel, size]
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
    const labelOf = ({ id }: Panel, size: Size) => [
      `${soccer.labels.en.panels[id]}  ${spokenSize(size)}  ${player.number}  ${player.name}`,
      code,
    ]
    expect(eachPage((page, panel, size) => labelOff(page, panel, labelOf(panel, size), resources.shaper))).toEqual([])
  })

  it('has his name and number in their places', () => {
    const name = player.goalkeeper ? inks.keeperName : inks.name
    const lines = [
      [teamLayers.team, inks.team],
      [teamLayers.name, name],
      [teamLayers.frontNumber, inks.frontNumber],
      [teamLayers.backNumber, inks.backNumber],
      [teamLayers.shortsNumber, inks.shortsNumber],
    ] as const
    for (const [layer, ink] of lines) {
      const [page, panel, size] = pageOf(layer.place.panel)
      expect(strayed(filled(page, panel, ink), lettered(layer, player, size, panel))).toBeLessThan(tolerance)
    }
  })

  it('has crest and sponsor in their places', () => {
    const [page, panel] = pageOf('front')
    expect(strayed(imageLines(page, panel), [framed(teamLayers.crest, panel, 70, 70)])).toBeLessThan(tolerance)
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
    const onShirt = (ink: string) =>
      ['front', 'back'].some(id => {
        const [side, piece] = pageOf(id)
        return filled(side, piece, ink).length > 0
      })
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

it('the list has every player with both sizes and a file', () => {
  const lines = strFromU8(files['players.csv'] ?? new Uint8Array()).split('\r\n')
  const wanted = players.map((player, index) => {
    const { number, name, size, goalkeeper } = player
    const shorts = sizes.find(known => known === choiceOf(player, 'shortsSize')) ?? size
    const choices = [spokenSize(shorts), choiceOf(player, 'sleeve') ?? '']
    const version = goalkeeper ? 'goalkeeper' : 'player'
    return [number, name, spokenSize(size), ...choices, version, 1, codes[index], `${codes[index]}.pdf`, ''].join(',')
  })
  expect(lines.slice(1)).toEqual([...wanted, ''])
})

it('[A14] the manifest names the sha256 of every file', () => {
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))
  const listed = Object.entries(files).filter(([name]) => name !== 'manifest.json')
  expect(manifest.files).toEqual(listed.map(([name, bytes]) => ({ name, bytes: bytes.length, sha256: sha256(bytes) })))
})

it('[A13] the same team gives the same zip', async () => {
  const retry = await packTeam({ document: structuredClone(team) })
  expect(retry.kind === 'packed' && sha256(retry.bytes)).toBe(packed.kind === 'packed' && sha256(packed.bytes))
}, 60_000)
