import type { DesignFields, LayerFields, NamedVersionFields, OptionFields, PlayerFields, ZoneFields } from './fields.ts'
import type { LayerId, NamedVersionId, OptionId, PlayerId, ZoneKey } from './ids.ts'

/** The versions of a kit. */
export const versions = ['player', 'goalkeeper'] as const

export type Version = (typeof versions)[number]

/** Only the fields that are overridden; `null` inherits. */
export type Overrides<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | null }

/** What the goalkeeper's version has of its own. Everything else it inherits from the player's. */
export interface GoalkeeperVersion {
  readonly options: Readonly<Record<OptionId, Overrides<OptionFields>>>
  readonly zones: Readonly<Record<ZoneKey, Overrides<ZoneFields>>>
  readonly layers: Readonly<Record<LayerId, Overrides<LayerFields>>>
}

/** One design, complete and immutable: tables of records, every field an atom of the history. */
export interface DesignDocument {
  readonly design: DesignFields
  /** Cut of the garment: sleeve, collar, … What is not chosen shows the garment's own default. */
  readonly options: Readonly<Record<OptionId, OptionFields>>
  readonly zones: Readonly<Record<ZoneKey, ZoneFields>>
  /** Drawn in the order of their `order` keys, ties by id. */
  readonly layers: Readonly<Record<LayerId, LayerFields>>
  readonly players: Readonly<Record<PlayerId, PlayerFields>>
  /** Named versions. They belong to this log alone: a copy does not take them along. */
  readonly moments: Readonly<Record<NamedVersionId, NamedVersionFields>>
  readonly goalkeeper: GoalkeeperVersion
}

/** Fields may be assigned; what they hold may not be changed inside: a field is written whole. */
type Writable<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] }

/** A document that a recipe may change: assign fields, add records and `delete` them. */
export interface DraftDocument {
  design: Writable<DesignFields>
  options: Record<OptionId, Writable<OptionFields>>
  zones: Record<ZoneKey, Writable<ZoneFields>>
  layers: Record<LayerId, Writable<LayerFields>>
  players: Record<PlayerId, Writable<PlayerFields>>
  moments: Record<NamedVersionId, Writable<NamedVersionFields>>
  goalkeeper: {
    options: Record<OptionId, Writable<Overrides<OptionFields>>>
    zones: Record<ZoneKey, Writable<Overrides<ZoneFields>>>
    layers: Record<LayerId, Writable<Overrides<LayerFields>>>
  }
}
