import { createHash } from 'node:crypto'
import type { DesignDocument, GarmentPlugin } from '../../../engine/index.ts'
import { canonicalJson } from './canonicalJson.ts'
import { fontHashes } from './fontHashes.ts'

/**
 * sha256 of what is made from a design, hex: its document with the players, the garment it is cut as, the files of its
 * fonts, its pictures. Bytes of the log are not hashed, because they depend on the order of merging; named moments
 * neither, because nothing is made from them.
 */
export function hashDesign({ moments: _, ...document }: DesignDocument, garment: GarmentPlugin): string {
  const { layers, goalkeeper } = document
  const pictures = [...Object.values(layers), ...Object.values(goalkeeper.layers)].map(layer => layer.asset)
  const made = {
    document,
    garment: { id: garment.id, version: garment.version },
    fonts: fontHashes({ ...document, moments: {} }),
    // A picture's id is its hash.
    assets: [...new Set(pictures.filter(asset => typeof asset === 'string'))].sort(),
  }
  return createHash('sha256').update(canonicalJson(made)).digest('hex')
}
