import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createShaper } from '../../engine/lettering/createShaper.ts'
import { type Face, loadFace } from '../../engine/lettering/face.ts'
import { fontBook } from '../../engine/lettering/fontBook.ts'
import type { Shaper } from '../../engine/lettering/shaper.ts'

const { resolve } = createRequire(import.meta.url)

/** The faces that ship, from the installed packages; only those named, or all. */
export const shippedFaces = (...ids: readonly string[]): Promise<readonly Face[]> =>
  Promise.all(
    fontBook
      .filter(entry => ids.length === 0 || ids.includes(entry.id))
      .map(async entry => loadFace(entry, new Uint8Array(await readFile(resolve(`${entry.package}/${entry.file}`))))),
  )

export const shipped = async (...ids: readonly string[]): Promise<Shaper> => createShaper(await shippedFaces(...ids))

/** The file of a face that ships, as the server sends it. */
export async function faceFile(id: string): Promise<Uint8Array<ArrayBuffer>> {
  const entry = fontBook.find(known => known.id === id)
  if (!entry) throw new Error(`The font book has no face "${id}".`)
  return new Uint8Array(await readFile(resolve(`${entry.package}/${entry.file}`)))
}
