import type { FontId } from '../document/ids.ts'
import type { Bounds, Path } from '../geometry/path.ts'

export interface Shaping {
  readonly text: string
  readonly font: FontId
  /** Height of the capitals, in mm. */
  readonly capHeight: number
  /** Added between clusters, in mm; never inside one. */
  readonly letterSpacing: number
}

export interface ShapedGlyph {
  /** The font's own glyph number, which tests compare. */
  readonly glyph: number
  /** The face it was taken from: a fallback face where the asked one lacks the character. */
  readonly font: FontId
  /** First UTF-16 unit, in the text in NFC, of the cluster the glyph belongs to. */
  readonly cluster: number
  /** Pen position, in mm; the baseline starts at 0,0 and y grows downwards. */
  readonly x: number
  readonly y: number
}

/** What is never parted: a letter with its marks, a Khmer syllable. */
export interface ShapedCluster {
  /** Pen positions, in mm, letter spacing not counted. */
  readonly left: number
  readonly right: number
  /** Whether its letters join those beside it. */
  readonly isCursive: boolean
  readonly outline: Path
}

/** A line of lettering, in mm: baseline from 0,0 to the right, y downwards. */
export interface ShapedText {
  readonly outline: Path
  /** The same outlines, in their clusters, from left to right. */
  readonly clusters: readonly ShapedCluster[]
  readonly glyphs: readonly ShapedGlyph[]
  /** Sum of the advances. */
  readonly width: number
  /** Of the outlines themselves, so that nothing of a tall Khmer stack is clipped. */
  readonly ink: Bounds
  /** Characters that no face of the book has. */
  readonly missing: readonly string[]
  /** Characters whose own face has not come, by that face. Some are drawn by another one until then. */
  readonly awaited: ReadonlyMap<FontId, readonly string[]>
}

/** Text to outlines: the same ones on the stage, in SVG and in print. Pure for the fonts it was made with. */
export interface Shaper {
  /** Whether the book has the face. Without it the first face of the book is taken. */
  has(font: FontId): boolean
  shape(shaping: Shaping): ShapedText
}
