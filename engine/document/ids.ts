declare const brand: unique symbol

/** A base type that cannot be mixed up with another of the same base. The only place where brands are made. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name }

/** Person and device slot: two tabs of one person are two authors, and each undoes only its own steps. */
export type AuthorId = Branded<string, 'AuthorId'>
/** `<client>.<clock>`: where the entry stands in the log of its client. */
export type EntryId = Branded<string, 'EntryId'>

export type LayerId = Branded<string, 'LayerId'>
export type PlayerId = Branded<string, 'PlayerId'>
/** A named version of the design. */
export type NamedVersionId = Branded<string, 'MomentId'>
/** Name of a colourable region, as the garment plugin gives it: base, sleeves, collar, … */
export type ZoneKey = Branded<string, 'ZoneKey'>
export type OptionId = Branded<string, 'OptionId'>
/** Name of a piece of cloth of the pattern: front, back, sleeveLeft, … */
export type PanelId = Branded<string, 'PanelId'>
/** sha256 of the bytes, in hexadecimal. */
export type AssetId = Branded<string, 'AssetId'>
export type FontId = Branded<string, 'FontId'>
/** SOCCER_KIT, POLO_SHIRT, … */
export type ProductType = Branded<string, 'ProductType'>

export const authorId = (value: string): AuthorId => value as AuthorId
/** Who an author is, whatever page they write from: what stands before the slot. */
export const personOfAuthor = (author: AuthorId): string => {
  const end = author.lastIndexOf('#')
  return end < 0 ? author : author.slice(0, end)
}
/** The number of the page among those that its person has open; 0 where none is named. */
export const slotOfAuthor = (author: AuthorId): number => Number(/#(\d+)$/.exec(author)?.[1] ?? 0)
export const layerId = (value: string): LayerId => value as LayerId
export const playerId = (value: string): PlayerId => value as PlayerId
export const namedVersionId = (value: string): NamedVersionId => value as NamedVersionId
export const zoneKey = (value: string): ZoneKey => value as ZoneKey
export const optionId = (value: string): OptionId => value as OptionId
export const panelId = (value: string): PanelId => value as PanelId
export const assetId = (value: string): AssetId => value as AssetId
export const fontId = (value: string): FontId => value as FontId
export const productType = (value: string): ProductType => value as ProductType
