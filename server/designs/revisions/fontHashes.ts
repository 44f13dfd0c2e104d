import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type DesignDocument, defaultFont, type FontBookEntry, fontBook } from '../../../engine/index.ts'

const { resolve } = createRequire(import.meta.url)
const known = new Map<string, string>()

function hashOf({ id, package: name, file }: FontBookEntry): string {
  const before = known.get(id)
  if (before !== undefined) return before
  const bytes = readFileSync(join(dirname(resolve(`${name}/package.json`)), file))
  const hash = createHash('sha256').update(bytes).digest('hex')
  known.set(id, hash)
  return hash
}

/** Letters that the chosen face lacks come from the first one of their script. */
const fallbacks = [
  fontBook.find(face => face.scripts[0] === 'Latin'),
  fontBook.find(face => face.scripts[0] === 'Khmer'),
]

/** sha256 of the files of every face that the lettering of a design can be drawn with, by the face's id. */
export function fontHashes({ layers, goalkeeper }: DesignDocument): Readonly<Record<string, string>> {
  const chosen = [...Object.values(layers), ...Object.values(goalkeeper.layers)].map(layer => layer.font ?? defaultFont)
  const lettered = Object.values(layers).some(layer => layer.text !== '')
  const faces = lettered ? [...fallbacks, ...chosen.map(id => fontBook.find(face => face.id === id))] : []
  return Object.fromEntries(faces.flatMap(face => (face ? [[face.id, hashOf(face)]] : [])))
}
