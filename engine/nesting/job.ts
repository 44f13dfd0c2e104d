import type { Point } from '../geometry/path.ts'
import type { Polyline } from '../geometry/polyline.ts'

/** A piece to be cut once. Pieces of the same shape should share the array `outline`: what is known of it is kept. */
export interface NestPiece {
  /** Names the piece in messages. */
  readonly name: string
  /** Its cut line, closed, in mm; the grain runs along x. */
  readonly outline: Polyline
  /** Pieces of one garment: with the direction `garment` they all point the same way. */
  readonly garment?: string
}

/**
 * How pieces may lie on the grain. `one`: all as they were drafted, for cloth with a nap. `garment`: those of a garment alike, for
 * cloth whose shade changes with the light. `both`: each by itself, turned half round or not. `any`: in quarter turns, for paper.
 */
export type NestDirection = 'one' | 'garment' | 'both' | 'any'

/** What is laid and on what. The same job gives the same marker, to the last digit. */
export interface NestJob {
  readonly pieces: readonly NestPiece[]
  /** How wide the roll is, in mm. */
  readonly width: number
  /** Between two cut lines, in mm. */
  readonly spacing: number
  /** Between the cut lines and the rims of the roll, in mm; none when it is left out. */
  readonly margin?: number
  readonly direction: NestDirection
  readonly seed?: number
  /** How much is tried before the best marker is taken: positions looked at, in millions. A core looks at about one in a second. */
  readonly effort: number
}

/** Where a piece lies: its outline turned by quarter turns about its own origin and then moved. */
export interface LaidPiece {
  readonly at: Point
  /** Degrees, as `rotation` counts them. */
  readonly turn: 0 | 90 | 180 | 270
}

export interface Marker {
  /** In the order of the job's pieces; x along the roll from 0, y across it, in mm. */
  readonly placements: readonly LaidPiece[]
  /** Of the roll that is used, in mm. */
  readonly length: number
  /** Area of the pieces over that of the roll that is used, 0 to 1. */
  readonly utilisation: number
}

export type NestOutcome =
  | { readonly kind: 'nested'; readonly marker: Marker }
  /** Pieces that fit the roll in none of the directions, each name once, and the narrowest roll that would take them, in mm. */
  | { readonly kind: 'too-narrow'; readonly pieces: readonly string[]; readonly needed: number }

export interface NestProgress {
  /** 0 to 1, of the effort. */
  readonly share: number
  /** Of the best marker so far, in mm. */
  readonly length: number
}
