import { choice, type FieldsOf, flag, nullable, number, shaped, text } from './field.ts'
import type { AssetId, FontId, PanelId, ProductType } from './ids.ts'
import { type Millimetres, type Size, sizes } from './measures.ts'
import { type Colour, isColour, isPaint, type Paint, solid } from './paint.ts'

/** Where a layer lies on the base size: an offset from an anchor of its panel, and a turn in degrees, clockwise. */
export interface Place {
  readonly panel: PanelId
  readonly anchor: string
  readonly x: Millimetres
  readonly y: Millimetres
  readonly turn: number
}

/** For lettering `height` is the height of its capitals and `width` the width it must fit into (null: as long as it comes). */
export interface Extent {
  readonly width: Millimetres | null
  readonly height: Millimetres
}

export interface Outline {
  readonly colour: Colour
  readonly width: Millimetres
}

/** A hard-edged copy below a layer, moved on the cloth. `opacity` 0–1. */
export interface Shadow {
  readonly x: Millimetres
  readonly y: Millimetres
  readonly colour: Colour
  readonly opacity: number
}

/** A tile drawn over a zone's paint. `scale` 1 is the tile's own size, `turn` in degrees, `opacity` 0–1. */
export interface PatternFill {
  readonly id: string
  readonly scale: number
  readonly turn: number
  readonly opacity: number
  readonly tint: Colour
}

/** A layout that no zone has: a goalkeeper can go without a stripe that he would inherit. */
export const noLayout = 'none'

/** A pattern of which there is no tile: a goalkeeper can go without one that he would inherit. */
export const noPattern: PatternFill = { id: 'none', scale: 1, turn: 0, opacity: 1, tint: '#000000' }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const within = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most
const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= 64
const isName = (value: unknown): boolean => isShort(value) && value !== ''

/** Farther than this from its anchor nothing can lie on a panel. */
const farthest = 3000

const isPlace = (value: unknown): boolean =>
  isObject(value) &&
  isShort(value.panel) &&
  isShort(value.anchor) &&
  within(value.x, -farthest, farthest) &&
  within(value.y, -farthest, farthest) &&
  within(value.turn, -360, 360)

const isExtent = (value: unknown): boolean =>
  isObject(value) && (value.width === null || within(value.width, 1, farthest)) && within(value.height, 1, farthest)

const areOutlines = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= 2 &&
  value.every(outline => isObject(outline) && isColour(outline.colour) && within(outline.width, 0, 40))

const isShadow = (value: unknown): boolean =>
  isObject(value) &&
  within(value.x, -60, 60) &&
  within(value.y, -60, 60) &&
  isColour(value.colour) &&
  within(value.opacity, 0, 1)

const isPatternFill = (value: unknown): boolean =>
  isObject(value) &&
  isName(value.id) &&
  within(value.scale, 0.05, 20) &&
  within(value.turn, -360, 360) &&
  within(value.opacity, 0, 1) &&
  isColour(value.tint)

const id = <Value>() => nullable(shaped<Value>('' as Value, isName))
const paint = (initial: Paint) => shaped<Paint>(initial, isPaint)

export const designFields = {
  name: text('', 120),
  garment: shaped<ProductType>('' as ProductType, isName),
  fabric: id<string>(),
}

export const optionFields = { value: id<string>() }

export const zoneFields = {
  paint: nullable(paint(solid('#ffffff'))),
  pattern: nullable(shaped<PatternFill>({ id: '', scale: 1, turn: 0, opacity: 1, tint: '#000000' }, isPatternFill)),
  layout: id<string>(),
}

const nowhere: Place = { panel: '' as PanelId, anchor: '', x: 0 as Millimetres, y: 0 as Millimetres, turn: 0 }

export const layerFields = {
  kind: text('', 32),
  slot: id<string>(),
  place: shaped<Place>(nowhere, isPlace),
  size: shaped<Extent>({ width: null, height: 50 as Millimetres }, isExtent),
  text: text('', 300),
  font: id<FontId>(),
  paint: paint(solid('#ffffff')),
  outlines: shaped<readonly Outline[]>([], areOutlines),
  letterSpacing: number(0, -20, 100),
  /** Degrees of a circle that the line bends over: upwards in the middle, or downwards when negative. */
  arc: number(0, -180, 180),
  shadow: nullable(
    shaped<Shadow>({ x: 0 as Millimetres, y: 0 as Millimetres, colour: '#000000', opacity: 1 }, isShadow),
  ),
  asset: id<AssetId>(),
  opacity: number(1, 0, 1),
  hidden: flag(false),
  locked: flag(false),
  order: text('a', 64),
}

export const playerFields = {
  name: text('', 300),
  number: text('', 2),
  size: choice<Size>('M', sizes),
  shortsSize: nullable(choice<Size>('M', sizes)),
  sleeve: nullable(choice<'short' | 'long'>('short', ['short', 'long'])),
  goalkeeper: flag(false),
  quantity: number(1, 1, 999),
  order: text('a', 64),
}

/** `[client, items]` pairs of a state vector: how many items of each client the moment covers. */
export type MomentVector = readonly (readonly [client: number, items: number])[]

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const isVector = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= 10_000 &&
  value.every(pair => Array.isArray(pair) && pair.length === 2 && pair.every(isCount))

/** A moment of the history that somebody has named. What comes late does not slip into it. */
export const momentFields = {
  name: text('', 120),
  vector: shaped<MomentVector>([], isVector),
}

export type DesignFields = FieldsOf<typeof designFields>
export type OptionFields = FieldsOf<typeof optionFields>
export type ZoneFields = FieldsOf<typeof zoneFields>
export type LayerFields = FieldsOf<typeof layerFields>
export type PlayerFields = FieldsOf<typeof playerFields>
export type MomentFields = FieldsOf<typeof momentFields>
