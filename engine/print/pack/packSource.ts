import type { DrawingResources } from '../../artwork/drawing.ts'
import type { Ink } from '../../artwork/nearestInk.ts'
import type { ToolPlugin } from '../../commands/toolPlugin.ts'
import type { DesignDocument } from '../../document/designDocument.ts'
import type { AssetId } from '../../document/ids.ts'
import type { Material } from '../../drafting/pattern.ts'
import type { GarmentPlugin } from '../../garment/garmentPlugin.ts'
import type { PrintObstacle } from '../printOrder.ts'
import type { OfPlayer } from '../printRoster.ts'
import type { MarkerWishes } from './layMarkers.ts'

/** A design as it was ordered; its players are those of the order. */
export interface PackLine {
  readonly document: DesignDocument
  readonly garment: GarmentPlugin
  /** As the customer calls it. */
  readonly name: string
  readonly fabric: string
  /** The sha256 of everything that the design is produced from. */
  readonly revision: string
}

export interface PackWishes extends MarkerWishes {
  /** Whether what is printed goes on transfer paper first. */
  readonly mirrored: boolean
}

/** What a supplier gets for an order. The same source gives the same bytes. */
export interface PackSource {
  /** Of the order: codes and titles begin with it. ASCII letters, figures and hyphens. */
  readonly number: string
  readonly lines: readonly PackLine[]
  readonly tools: readonly ToolPlugin[]
  readonly resources: DrawingResources
  readonly language: 'en' | 'kh'
  readonly madeAt: Date
  readonly wishes: PackWishes
  /** Empty where a shop names none. */
  readonly inks: readonly Ink[]
  readImage(asset: AssetId): Promise<Uint8Array | null>
  /** Of bytes, in hexadecimal. */
  sha256(bytes: Uint8Array): Promise<string>
}

/** What a marker came to, as its `.json` in the pack says it. */
export interface MarkerNote {
  readonly name: string
  readonly material: Material
  readonly fabric: string
  /** In mm. */
  readonly length: number
  readonly width: number
  readonly utilisation: number
  readonly garments: number
  /** Codes of its pieces. */
  readonly pieces: readonly string[]
}

/** What a worker that stopped had finished: names of files with their sha256 and sizes, and the texts of those that steer the rest. */
export interface KeptFile {
  readonly sha256: string
  readonly bytes: number
  /** Of `markers/….json`. */
  readonly text?: string
}

/** What keeps a garment from being printed, with names that people know. */
export interface NamedObstacle {
  readonly kind: PrintObstacle['kind']
  /** The layer or the part of the garment, in the shop's language. */
  readonly place: string
  /** The font, the characters or the tool. */
  readonly detail: string
}

export type PackEvent =
  | {
      readonly kind: 'file'
      readonly name: string
      readonly bytes: Uint8Array
      /** Steps done, of all: garments and markers; the second is a guess until all are laid. */
      readonly done: number
      readonly all: number
    }
  | {
      readonly kind: 'refused'
      readonly line: string
      readonly wearer: string
      readonly obstacles: OfPlayer<PrintObstacle>
      readonly named: readonly NamedObstacle[]
    }
  | { readonly kind: 'too-narrow'; readonly pieces: readonly string[]; readonly needed: number }
  | { readonly kind: 'too-short'; readonly garment: string }
