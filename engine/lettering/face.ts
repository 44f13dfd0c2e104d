import type { FontId } from '../document/ids.ts'
import { inflate } from './inflate.ts'
import { sfntFromWoff } from './sfntFromWoff.ts'

export type Script = 'Latin' | 'Khmer'

/** What a font book says about one of its faces. */
export interface FaceEntry {
  readonly id: FontId
  /** As people read it in the list of fonts. */
  readonly family: string
  /** The scripts it was drawn for, the main one first. */
  readonly scripts: readonly Script[]
}

/** A face with its outlines: bytes of a TrueType or OpenType font. */
export interface Face extends FaceEntry {
  readonly sfnt: Uint8Array
}

/** A face from the bytes of a .woff, .ttf or .otf file. Throws when they are none of these or damaged. */
export async function loadFace(entry: FaceEntry, file: Uint8Array<ArrayBuffer>): Promise<Face> {
  return { id: entry.id, family: entry.family, scripts: entry.scripts, sfnt: await sfntFromWoff(file, inflate) }
}
