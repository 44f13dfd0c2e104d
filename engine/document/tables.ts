import type { DesignDocument } from './designDocument.ts'
import type { Field, FieldTable } from './field.ts'
import {
  designFields,
  type LayerFields,
  layerFields,
  momentFields,
  optionFields,
  type PlayerFields,
  playerChoice,
  playerFields,
  zoneFields,
} from './fields.ts'
import type { RecordKind } from './recordKey.ts'
import { isFieldName } from './shape.ts'

/** How the records of one kind stand in the document. */
interface TableSpec {
  readonly fields: FieldTable
  /** What a field holds that has another name than those; without it such fields do not show. */
  readonly further?: Field<unknown>
  /** Records of these kinds are there only while their reserved field `alive` shows `true`. */
  readonly mortal: boolean
}

export const tableSpecs: Readonly<Record<RecordKind, TableSpec>> = {
  design: { fields: designFields, mortal: false },
  option: { fields: optionFields, mortal: false },
  zone: { fields: zoneFields, mortal: false },
  layer: { fields: layerFields, mortal: true },
  player: { fields: playerFields, further: playerChoice, mortal: true },
  moment: { fields: momentFields, mortal: true },
}

/** The reserved field that says whether a layer, a player or a moment exists. */
export const aliveField = 'alive'

/** The field of that name in records of a kind, or `undefined` where it does not show. */
export function fieldOf(kind: RecordKind, name: string): Field<unknown> | undefined {
  const { fields, further } = tableSpecs[kind]
  if (Object.hasOwn(fields, name)) return fields[name]
  // A record is a plain object: `toString` is not for strangers to write.
  return further && name !== aliveField && !(name in Object.prototype) && isFieldName(name) ? further : undefined
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

/** The tables by name, for code that treats all of them alike. The goalkeeper's version has no players and no moments of its own. */
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
