import type { DesignDocument } from './designDocument.ts'
import type { Field, FieldTable } from './field.ts'
import {
  designFields,
  type LayerFields,
  layerFields,
  namedVersionFields,
  optionFields,
  ownValue,
  type PlayerFields,
  playerChoice,
  playerFields,
  zoneFields,
} from './fields.ts'
import type { RecordKind } from './recordKey.ts'
import { isFieldName } from './shape.ts'

interface Further {
  readonly field: Field<unknown>
  hasName(name: string): boolean
}

/** What a garment lets players choose, by the names it declares. A record is a plain object: `toString` is no name. */
const choices: Further = { field: playerChoice, hasName: name => !(name in Object.prototype) }

/** What tools have of their own on layers, such as `ownBadgePoints`. No field of all layers is ever called like that. */
const ofTools: Further = { field: ownValue, hasName: name => /^own[A-Z]/.test(name) }

/** How the records of one kind stand in the document. */
interface TableSpec {
  readonly fields: FieldTable
  /** Fields by other names than those: which names, and what they hold. Any other does not show. */
  readonly further?: Further
  /** Records of these kinds are there only while their reserved field `alive` shows `true`. */
  readonly mortal: boolean
}

export const tableSpecs: Readonly<Record<RecordKind, TableSpec>> = {
  design: { fields: designFields, mortal: false },
  option: { fields: optionFields, mortal: false },
  zone: { fields: zoneFields, mortal: false },
  layer: { fields: layerFields, further: ofTools, mortal: true },
  player: { fields: playerFields, further: choices, mortal: true },
  moment: { fields: namedVersionFields, mortal: true },
}

/** The reserved field that says whether a layer, a player or a named version exists. */
export const aliveField = 'alive'

/** The field of that name in records of a kind, or `undefined` where it does not show. */
export function fieldOf(kind: RecordKind, name: string): Field<unknown> | undefined {
  const { fields, further } = tableSpecs[kind]
  if (Object.hasOwn(fields, name)) return fields[name]
  return further?.hasName(name) && name !== aliveField && isFieldName(name) ? further.field : undefined
}

export type TableName = 'options' | 'zones' | 'layers' | 'players' | 'moments'

export const tableOfKind: Readonly<Record<Exclude<RecordKind, 'design'>, TableName>> = {
  option: 'options',
  zone: 'zones',
  layer: 'layers',
  player: 'players',
  moment: 'moments',
}

export const kindOfTable: Readonly<Record<TableName, Exclude<RecordKind, 'design'>>> = {
  options: 'option',
  zones: 'zone',
  layers: 'layer',
  players: 'player',
  moments: 'moment',
}

/** The values that show when nothing is written. */
export function initialFields(fields: FieldTable): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial]))
}

/** The empty design. */
export const emptyDocument: DesignDocument = {
  design: initialFields(designFields) as DesignDocument['design'],
  options: {},
  zones: {},
  layers: {},
  players: {},
  moments: {},
  goalkeeper: { options: {}, zones: {}, layers: {} },
}

export type LooseTable = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The tables by name, for code that treats all of them alike. The goalkeeper's version has no players and no named versions of its own. */
export function tablesOf(
  document: DesignDocument,
  goalkeeper: boolean,
): Readonly<Partial<Record<TableName, LooseTable>>> {
  return goalkeeper ? document.goalkeeper : document
}

/** A layer with the given fields and the initial values of all others. */
export const newLayer = (fields: Partial<LayerFields>): LayerFields =>
  ({ ...initialFields(layerFields), ...fields }) as LayerFields

/** What a player has chosen, by the names that the garment declares; `null` is as the design has it. */
export type PlayerChoices = Readonly<Record<string, string | null>>

/** A player with the given fields and choices, and the initial values of all other fields. */
export const newPlayer = (fields: Partial<PlayerFields>, choices: PlayerChoices = {}): PlayerFields =>
  ({ ...choices, ...initialFields(playerFields), ...fields }) as PlayerFields

/** What a player has chosen under a name that the garment declares; `null` is as the design has it. */
export function choiceOf(player: Omit<PlayerFields, 'order'>, field: string): string | null {
  const chosen = Object.hasOwn(playerFields, field) ? null : (player as Readonly<Record<string, unknown>>)[field]
  return typeof chosen === 'string' ? chosen : null
}
