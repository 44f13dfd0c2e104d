import type { DesignDocument, Version } from '../document/designDocument.ts'
import type { PlayerFields } from '../document/fields.ts'
import type { AssetId, ProductType } from '../document/ids.ts'
import type { Size } from '../document/sizes.ts'
import type { Face } from '../lettering/face.ts'
import type { PrintOutcome } from './printOrder.ts'
import type { RosterOutcome } from './printRoster.ts'

/** Everything a worker needs to print, as data that can be copied to it. */
export interface PrintJob {
  readonly document: DesignDocument
  readonly garment: ProductType
  /** The faces of the design's lettering and what they fall back to, in the order of the font book. */
  readonly faces: readonly Face[]
  readonly pictures: readonly JobPicture[]
  /** Milliseconds since 1970: stands in the file as its date. */
  readonly madeAt: number
}

export interface JobPicture {
  readonly asset: AssetId
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** One shirt. */
export interface ShirtJob extends PrintJob {
  readonly kind: 'shirt'
  readonly version: Version
  readonly player: PlayerFields | null
  readonly size: Size
  readonly code: string
}

/** All players of the design. */
export interface RosterJob extends PrintJob {
  readonly kind: 'roster'
  readonly designCode: string
}

/** To the worker. */
export interface PrintRequest {
  readonly id: number
  readonly job: ShirtJob | RosterJob
}

/** From the worker. */
export type PrintReply = { readonly id: number } & (
  | { readonly kind: 'progress'; readonly done: number; readonly all: number }
  | { readonly kind: 'outcome'; readonly outcome: PrintOutcome | RosterOutcome }
  /** A bug: what can be expected is an outcome. */
  | { readonly kind: 'failed'; readonly message: string }
)

/** A worker as its page sees it, the worker's own scope, or one end of a channel. */
export interface MessageEnd {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}
