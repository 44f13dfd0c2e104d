import { type ArtworkView, asDesigned, baseSize, type DesignDocument, playerId, sizes } from '../../../engine/index.ts'
import type { ReplyFields } from '../../../server/contract/orders/rosterLink.ts'

/** A reply as far as it is typed. */
export type EnteredFields = Partial<ReplyFields>

const me = playerId('me')

export interface Worn {
  readonly document: DesignDocument
  readonly view: ArtworkView
}

/** The design with the one who is typing as its only player; as designed while nothing is typed. */
export function wornBy(document: DesignDocument, fields: EnteredFields | null): Worn {
  const { name = '', number = '', shortsSize = null, sleeve = null } = fields ?? {}
  if (name === '' && number === '') return { document, view: asDesigned }
  const size = sizes.find(known => known === fields?.size) ?? baseSize
  const player = { name, number, size, shortsSize, sleeve, goalkeeper: false, quantity: 1, order: '' }
  return { document: { ...document, players: { [me]: player } }, view: { version: 'player', player: me, size } }
}
