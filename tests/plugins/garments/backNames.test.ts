import { describe, expect, it } from 'vitest'
import { outlineRings } from '../../../engine/areas.ts'
import { composePanels } from '../../../engine/artwork/composePanel.ts'
import {
  type Bounds,
  type DesignDocument,
  emptyDocument,
  heightOf,
  layerId,
  mm,
  type PathItem,
  type PlayerFields,
  playerId,
  type Size,
  sizes,
} from '../../../engine/index.ts'
import { fontId, type LayerFields, newLayer, newPlayer, panelBounds } from '../../../engine/plugin.ts'
import { tools } from '../../../plugins/index.ts'
import { shaperFor } from '../../support/faces.ts'
import { khmerWords } from '../../support/khmerWords.ts'
import { soccer } from '../../support/openSoccer.ts'
import { squads } from '../../support/squads.ts'

const font = fontId('squada-one')
const koulen = fontId('koulen')
const slots = soccer.slots(soccer.pattern('M', {}))

function inSlot(id: string, fields: Partial<LayerFields> = {}): LayerFields {
  const slot = slots.find(known => known.id === id) ?? expect.unreachable(`The kit has no slot "${id}".`)
  const [x, y] = slot.offset
  const { width, height } = slot.size
  return newLayer({
    kind: slot.kind,
    slot: id,
    place: { panel: slot.panel, anchor: slot.anchor, x: mm(x), y: mm(y), turn: 0 },
    size: { width: width === null ? null : mm(width), height: mm(height) },
    font,
    text: '10',
    ...fields,
  })
}

const numberSlots = ['backNumber', 'frontNumber', 'shortsNumber'] as const

const kit = (names: readonly string[], face = font, numbers: readonly string[] = ['8']): DesignDocument => ({
  ...emptyDocument,
  layers: Object.fromEntries(
    ['playerName', ...numberSlots].map(slot => [layerId(slot), inSlot(slot, { font: face, text: 'NAME' })]),
  ),
  players: Object.fromEntries(
    names.map((name, at) => [
      playerId(`p${at}`),
      newPlayer({ name, number: numbers[at % numbers.length] ?? '8', order: String(at).padStart(4, '0') }),
    ]),
  ),
})

const words = (document: DesignDocument) =>
  Object.values(document.players)
    .flatMap(({ name, number }) => [name, number])
    .join('')

/** The ink of everything on a player's shirt, by slot. */
async function inksOf(document: DesignDocument, size: Size, player: PlayerFields | null) {
  const faces = [...new Set(Object.values(document.layers).map(layer => layer.font ?? font))]
  const shaper = await shaperFor(faces.map(face => ({ font: face, text: `${words(document)}NAME0123456789` })))
  const panels = composePanels({
    document,
    garment: soccer,
    tools,
    version: 'player',
    player: player && { ...player, size },
    size,
    resources: { shaper, rings: outlineRings, image: () => null },
    onPluginError: ({ message }) => expect.unreachable(message),
  })
  return new Map(
    panels.flatMap(({ panel, artwork }) =>
      artwork.groups.flatMap(({ source, bounds, items }) =>
        'layer' in source
          ? [[String(source.layer), { bounds, panel: panelBounds(panel), item: items.at(-1) as PathItem }] as const]
          : [],
      ),
    ),
  )
}

const boundsIn = (inks: Awaited<ReturnType<typeof inksOf>>, slot: string): Bounds =>
  inks.get(slot)?.bounds ?? expect.unreachable(`Nothing is drawn in ${slot}.`)

const playersOf = (document: DesignDocument) => Object.values(document.players)

describe('[A21] a name and a number on a back', () => {
  it.each([
    ['in Latin', ['PIĄTCZAK', 'Gylfi', 'ÅGE'], font],
    ['in Khmer', [...(squads.Cambodia ?? []), ...khmerWords.slice(0, 12)], koulen],
    ['in Vietnamese', squads.Vietnam ?? [], font],
  ])('%s lie 40 mm apart in every size', async (_, names, face) => {
    const document = kit(names, face)
    for (const size of sizes) {
      for (const player of playersOf(document)) {
        const inks = await inksOf(document, size, player)
        const gap = boundsIn(inks, 'backNumber').top - boundsIn(inks, 'playerName').bottom
        expect(gap, `${player.name} ${size}`).toBeGreaterThanOrEqual(39.99)
      }
    }
  })

  it.each(sizes)('in %s are as high as matches ask for, and whole on their panels', async size => {
    const document = kit(['SOKHA', 'DARA'], font, ['1', '88'])
    for (const player of playersOf(document)) {
      const inks = await inksOf(document, size, player)
      const height = (slot: string) => heightOf(boundsIn(inks, slot))
      expect(height('backNumber')).toBeGreaterThanOrEqual(250)
      expect(height('backNumber')).toBeLessThanOrEqual(350)
      for (const slot of ['frontNumber', 'shortsNumber']) {
        expect(height(slot)).toBeGreaterThanOrEqual(100)
        expect(height(slot)).toBeLessThanOrEqual(150)
      }
      expect(height('playerName')).toBeGreaterThanOrEqual(50)
      expect(height('playerName')).toBeLessThanOrEqual(75)
      for (const { bounds, panel } of inks.values()) {
        expect(bounds.left).toBeGreaterThan(panel.left)
        expect(bounds.right).toBeLessThan(panel.right)
        expect(bounds.bottom).toBeLessThan(panel.bottom)
      }
    }
  })
})

describe('[A22] the lines of a team', () => {
  const capitals = async (names: readonly string[], who: number) => {
    const document = kit(names)
    return boundsIn(await inksOf(document, 'M', playersOf(document)[who] ?? null), 'playerName')
  }

  it('have one height: condensed first, then smaller together', async () => {
    const [alone, beside] = [await capitals(['HEH'], 0), await capitals(['HEH', 'HEHEHEHEHEHEHEHEH'], 0)]
    const long = await capitals(['HEH', 'HEHEHEHEHEHEHEHEH'], 1)
    expect(heightOf(alone)).toBeCloseTo(60, 3)
    expect(heightOf(beside)).toBeLessThan(59)
    expect(heightOf(long)).toBeCloseTo(heightOf(beside), 6)
    expect(long.bottom).toBeCloseTo(beside.bottom, 6)
  })

  it('stay as high as they are while condensing is enough', async () => {
    const own = await capitals(['HEHEHEHEHE', 'HEH'], 0)
    expect(heightOf(own)).toBeCloseTo(60, 3)
    expect(heightOf(await capitals(['HEHEHEHEHE', 'HEH'], 1))).toBeCloseTo(60, 3)
  })

  it('are not made smaller by one name of 300 letters, which shrinks alone', async () => {
    const names = ['HEH', 'H'.repeat(300)]
    expect(heightOf(await capitals(names, 0))).toBeCloseTo(60, 3)
    const long = await capitals(names, 1)
    expect(heightOf(long)).toBeLessThan(10)
    expect(long.right - long.left).toBeCloseTo(328, 3)
  })

  it('are not made smaller by one name of stacked signs', async () => {
    const names = ['HEH', `Z${'\u0302\u0323'.repeat(60)}`]
    expect(heightOf(await capitals(names, 0))).toBeCloseTo(60, 3)
  })

  it('have digits on one line, the tallest as high as it was asked for', async () => {
    const document = kit(['A', 'B', 'C'], font, ['8', '17', '60'])
    const found = await Promise.all(
      playersOf(document).map(async player => boundsIn(await inksOf(document, 'M', player), 'backNumber')),
    )
    for (const { top, bottom } of found) expect(bottom - top).toBeGreaterThan(250)
    const [first] = found
    for (const { bottom } of found) expect(Math.abs(bottom - (first?.bottom ?? 0))).toBeLessThan(4)
  })
})
