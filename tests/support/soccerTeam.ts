import { createHash } from 'node:crypto'
import {
  assetId,
  type Colour,
  type DesignDocument,
  emptyDocument,
  type ImageSize,
  inOrder,
  type LayerFields,
  layerId,
  mm,
  type PlayerFields,
  playerId,
} from '../../engine/index.ts'
import { fontId, newLayer, optionId, type PlayerChoices, solid, zoneKey } from '../../engine/plugin.ts'
import { printRoster, type RosterOrder } from '../../engine/print/index.ts'
import { tools } from '../../plugins/index.ts'
import { resources } from './drawing.ts'
import { soccer } from './openSoccer.ts'
import { png } from './png.ts'
import { roster } from './rosters.ts'

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Everything on the kit has a colour of its own, by which it is found on a page. */
export const inks = {
  cloth: '#1a7a3c',
  stripe: '#f2c230',
  tiles: '#0b4a22',
  keeperCloth: '#d43a2a',
  keeperStripe: '#40c0e0',
  team: '#010101',
  name: '#020202',
  keeperName: '#030303',
  frontNumber: '#040404',
  backNumber: '#050505',
  shortsNumber: '#060606',
  sponsor: '#0a0b0c',
} as const satisfies Readonly<Record<string, Colour>>

const slots = soccer.slots(soccer.pattern('M', {}))

/** A layer as the slot of the kit has it. */
function inSlot(id: string, order: string, fields: Partial<LayerFields>): LayerFields {
  const slot = slots.find(known => known.id === id) ?? slots[0]
  if (slot?.id !== id) throw new Error(`The kit has no slot "${id}".`)
  const [x, y] = slot.offset
  const { width, height } = slot.size
  return newLayer({
    kind: 'text',
    slot: id,
    place: { panel: slot.panel, anchor: slot.anchor, x: mm(x), y: mm(y), turn: 0 },
    size: { width: width === null ? null : mm(width), height: mm(height) },
    order,
    ...fields,
  })
}

const words = fontId('koulen')
const figures = { kind: 'number', font: fontId('squada-one'), text: '00' }

export const crest = assetId('crest')
export const sponsor = assetId('sponsor')

export const teamLayers = {
  crest: inSlot('logo', 'a', { kind: 'logo', asset: crest }),
  sponsor: inSlot('sponsor', 'b', { kind: 'sponsor', asset: sponsor }),
  team: inSlot('teamName', 'c', { font: words, text: 'ខ្លាអង្គរ FC', paint: solid(inks.team) }),
  name: inSlot('playerName', 'd', { font: words, text: 'NAME', paint: solid(inks.name) }),
  frontNumber: inSlot('frontNumber', 'e', { ...figures, paint: solid(inks.frontNumber) }),
  backNumber: inSlot('backNumber', 'f', { ...figures, paint: solid(inks.backNumber) }),
  shortsNumber: inSlot('shortsNumber', 'g', { ...figures, paint: solid(inks.shortsNumber) }),
} as const

const pixels = png(450, 450, [200, 30, 40, 128])
const lines = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="M0 0H300V100H0Z" fill="${inks.sponsor}"/></svg>`

export const images = new Map<string, ImageSize & { readonly bytes: Uint8Array }>([
  [crest, { width: 450, height: 450, bytes: pixels }],
  [sponsor, { width: 300, height: 100, vector: true, bytes: new TextEncoder().encode(lines) }],
])

const squad = roster(22)
const changed = (id: string, fields: Partial<PlayerFields> | PlayerChoices): Readonly<Record<string, PlayerFields>> => {
  const player = squad[playerId(id)]
  if (!player) throw new Error(`Nobody is called "${id}".`)
  return { [id]: { ...player, ...fields } }
}

/** Of all ten sizes; one has long sleeves, one other shorts, one a Khmer number and two are goalkeepers. */
const players: DesignDocument['players'] = {
  ...squad,
  ...changed('p5', { sleeve: 'long' }),
  ...changed('p8', { shortsSize: 'S' }),
  ...changed('p15', { number: '១៥' }),
}

export const team: DesignDocument = {
  ...emptyDocument,
  options: { [optionId('collar')]: { value: 'v' } },
  zones: {
    [zoneKey('base')]: {
      paint: solid(inks.cloth),
      pattern: { id: 'chevrons', scale: 2, turn: 15, opacity: 0.4, tint: inks.tiles },
      layout: null,
    },
    [zoneKey('stripe')]: { paint: solid(inks.stripe), pattern: null, layout: 'vertical' },
  },
  layers: Object.fromEntries(Object.entries(teamLayers).map(([id, layer]) => [layerId(id), layer])),
  players,
  goalkeeper: {
    options: { [optionId('sleeve')]: { value: 'long' } },
    zones: {
      [zoneKey('base')]: { paint: solid(inks.keeperCloth) },
      [zoneKey('stripe')]: { paint: solid(inks.keeperStripe), layout: 'hoops' },
    },
    layers: { [layerId('name')]: { paint: solid(inks.keeperName) } },
  },
}

/** In the order of the list. */
export const squadOf = (document: DesignDocument): readonly PlayerFields[] =>
  inOrder(document.players).map(([, player]) => player)

/** Prints the team's kit, or another document's, to a zip. */
export const packTeam = (changes: Partial<RosterOrder> = {}) =>
  printRoster({
    document: team,
    garment: soccer,
    tools,
    resources: { ...resources, image: asset => images.get(asset) ?? null },
    madeAt: new Date('2026-01-02T03:04:05Z'),
    readImage: async asset => images.get(asset)?.bytes ?? null,
    designCode: 'KL-7F3A9C2E',
    sha256: async bytes => sha256(bytes),
    ...changes,
  })
