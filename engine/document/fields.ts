import {
  choice,
  type FieldsOf,
  flag,
  type Json,
  later,
  type Measure,
  measure,
  nullable,
  number,
  shaped,
  text,
} from './field.ts'
import type { AssetId, FontId, PanelId, ProductType } from './ids.ts'
import { type Millimetres, type Size, sizes } from './measures.ts'
import { type Colour, isColour, isPaint, type Paint, solid } from './paint.ts'
import type { PatternDetails } from './patternDetails.ts'

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

/**
 * A tile drawn over a zone's paint. `scale` 1 is the tile's own size, `turn` in degrees, `opacity` 0–1. Designs of
 * before lack what is optional; `detailsOf` says how that is read.
 */
export interface PatternFill extends Partial<PatternDetails> {
  readonly id: string
  readonly scale: number
  readonly turn: number
  readonly opacity: number
  readonly tint: Colour
}

/** A layout that no zone has: a goalkeeper's kit can drop a stripe that it would inherit. */
export const noLayout = 'none'

/** A pattern of which there is no tile: a goalkeeper's kit can drop one that it would inherit. */
export const noPattern: PatternFill = { id: 'none', scale: 1, turn: 0, opacity: 1, tint: '#000000' }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const within = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && value >= min && value <= max
const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= 64
const isName = (value: unknown): boolean => isShort(value) && value !== ''

const metres = [-3000, 3000] as const
const opacity = measure({ initial: 1, min: 0, max: 1, step: 0.01, unit: 'share', label: 'opacity' })

/** The numbers within the fields of a layer. In mm from an anchor nothing that is seen lies farther off than 1.5 m. */
export const layerMeasures = {
  x: measure({ stored: metres, min: -1500, max: 1500, step: 1, unit: 'mm', label: 'across' }),
  y: measure({ stored: metres, min: -1500, max: 1500, step: 1, unit: 'mm', label: 'down' }),
  turn: measure({ min: -360, max: 360, step: 1, unit: 'degrees', label: 'turn' }),
  /** From what can be cut to what fits a panel. */
  width: measure({ stored: [1, 3000], initial: 50, min: 5, max: 1500, step: 1, unit: 'mm', label: 'width' }),
  height: measure({ stored: [1, 3000], initial: 50, min: 5, max: 1000, step: 1, unit: 'mm', label: 'height' }),
  outline: measure({ min: 0, max: 40, step: 1, unit: 'mm', label: 'outlines' }),
  shadowX: measure({ min: -60, max: 60, step: 1, unit: 'mm', label: 'shadowAcross' }),
  shadowY: measure({ min: -60, max: 60, step: 1, unit: 'mm', label: 'shadowDown' }),
  shadowOpacity: measure({ initial: 1, min: 0, max: 1, step: 0.01, unit: 'share', label: 'shadowOpacity' }),
} as const

const fits = (value: unknown, row: Measure): boolean => row.valid(value as Json)

const isPlace = (value: unknown): boolean =>
  isObject(value) &&
  isShort(value.panel) &&
  isShort(value.anchor) &&
  fits(value.x, layerMeasures.x) &&
  fits(value.y, layerMeasures.y) &&
  fits(value.turn, layerMeasures.turn)

const isExtent = (value: unknown): boolean =>
  isObject(value) &&
  (value.width === null || fits(value.width, layerMeasures.width)) &&
  fits(value.height, layerMeasures.height)

const areOutlines = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= 2 &&
  value.every(each => isObject(each) && isColour(each.colour) && fits(each.width, layerMeasures.outline))

const isShadow = (value: unknown): boolean =>
  isObject(value) &&
  fits(value.x, layerMeasures.shadowX) &&
  fits(value.y, layerMeasures.shadowY) &&
  isColour(value.colour) &&
  fits(value.opacity, layerMeasures.shadowOpacity)

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

/** The side on which lines of different lengths stand together. */
export const textAligns = ['left', 'centre', 'right'] as const
export type TextAlign = (typeof textAligns)[number]

/** `title` begins every word with a capital. Scripts without capitals stay as they are. */
export const textCases = ['typed', 'upper', 'lower', 'title'] as const
export type TextCase = (typeof textCases)[number]

/** Shapes that lettering is drawn into (`warpPath`). */
export const warps = ['none', 'bulge', 'arch', 'flag', 'wave', 'rise', 'wedge'] as const
export type Warp = (typeof warps)[number]

/** What lettering has. The text tool offers every one of these; its panel shows a control for each number. */
export const letteringFields = {
  text: text('', 300),
  font: id<FontId>(),
  paint: paint(solid('#ffffff')),
  outlines: shaped<readonly Outline[]>([], areOutlines),
  letterSpacing: measure({ min: -20, max: 100, step: 1, unit: 'mm', label: 'spacing' }),
  /** Degrees of a circle that the line bends over: upwards in the middle, or downwards when negative. */
  arc: measure({ min: -180, max: 180, step: 1, unit: 'degrees', label: 'arc' }),
  /** From baseline to baseline, as a share of the height of the capitals. */
  lineHeight: later(measure({ initial: 1.6, min: 1, max: 4, step: 0.05, unit: 'share', label: 'lineHeight' })),
  align: later(choice<TextAlign>('centre', textAligns)),
  textCase: later(choice<TextCase>('typed', textCases)),
  warp: later(choice<Warp>('none', warps)),
  /** How far the line is warped: 1 as far as it goes, negative the other way. */
  warpBend: later(measure({ initial: 0.5, min: -1, max: 1, step: 0.01, unit: 'share', label: 'warpBend' })),
  shadow: nullable(
    shaped<Shadow>({ x: 0 as Millimetres, y: 0 as Millimetres, colour: '#000000', opacity: 1 }, isShadow),
  ),
}

export const layerFields = {
  kind: text('', 32),
  slot: id<string>(),
  place: shaped<Place>(nowhere, isPlace),
  size: shaped<Extent>({ width: null, height: 50 as Millimetres }, isExtent),
  ...letteringFields,
  asset: id<AssetId>(),
  opacity,
  hidden: flag(false),
  locked: flag(false),
  order: text('a', 64),
}

export const playerFields = {
  name: text('', 300),
  number: text('', 2),
  size: choice<Size>('M', sizes),
  goalkeeper: flag(false),
  quantity: number(1, 1, 999),
  order: text('a', 64),
}

/**
 * What a player has chosen of what the garment offers, under the name that the garment declares for it; `null` is as
 * the design has it. Whether the garment has such a value is looked at where it is drawn.
 */
export const playerChoice = nullable(text('', 64))

/**
 * What a tool has of its own on a layer. Any value shows as it is, so that peers with and without the tool have the same
 * document; the tool reads it by its schema. `null` is unset.
 */
export const ownValue = shaped<Json>(null, () => true)

/** `[client, items]` pairs of a state vector: how many items of each client the version covers. */
export type VersionVector = readonly (readonly [client: number, items: number])[]

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const isVector = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= 10_000 &&
  value.every(pair => Array.isArray(pair) && pair.length === 2 && pair.every(isCount))

/** A named version of the design. Entries that arrive late do not change it. */
export const namedVersionFields = {
  name: text('', 120),
  vector: shaped<VersionVector>([], isVector),
}

export type DesignFields = FieldsOf<typeof designFields>
export type OptionFields = FieldsOf<typeof optionFields>
export type ZoneFields = FieldsOf<typeof zoneFields>
export type LayerFields = FieldsOf<typeof layerFields>
export type PlayerFields = FieldsOf<typeof playerFields>
export type NamedVersionFields = FieldsOf<typeof namedVersionFields>
