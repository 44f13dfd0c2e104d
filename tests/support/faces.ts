import { readFile } from 'node:fs/promises'
import { createShaper } from '../../engine/lettering/createShaper.ts'
import { type Face, loadFace } from '../../engine/lettering/face.ts'
import { fontBook } from '../../engine/lettering/fontBook.ts'
import { faceEntry } from '../../engine/lettering/fontName.ts'
import { facesFor, type Lettered, neededFaceFiles } from '../../engine/lettering/neededFaces.ts'
import type { Shaper } from '../../engine/lettering/shaper.ts'
import { faceFilesOf } from '../../server/files/faceFiles.ts'

const bytesOf = async (file: string) => new Uint8Array(await readFile(file))

/** Faces that ship, with the file of each that has its capitals; only those named, or all. */
export const shippedFaces = (...ids: readonly string[]): Promise<readonly Face[]> =>
  Promise.all(
    fontBook
      .filter(entry => ids.length === 0 || ids.includes(entry.id))
      .map(async entry => loadFace(entry, ...(await Promise.all(firstFile(entry.id).map(bytesOf))))),
  )

const firstFile = (font: Face['id']) =>
  faceFilesOf(font)
    .slice(0, 1)
    .map(({ file }) => file)

export const shipped = async (...ids: readonly string[]): Promise<Shaper> => createShaper(await shippedFaces(...ids))

/** A shaper with the files that some lettering needs, as a page has it. */
export async function shaperFor(lettering: readonly Lettered[]): Promise<Shaper> {
  const needed = neededFaceFiles(lettering, faceFilesOf)
  const entries = facesFor(lettering).flatMap(font => (needed.get(font)?.length ? (faceEntry(font) ?? []) : []))
  return createShaper(
    await Promise.all(
      entries.map(async entry => {
        const files = faceFilesOf(entry.id).filter(file => needed.get(entry.id)?.includes(file))
        return loadFace(entry, ...(await Promise.all(files.map(({ file }) => bytesOf(file)))))
      }),
    ),
  )
}

/** The files of the faces as a page finds and fetches them: by their paths. */
export const installedFaces = {
  findFaceFiles: async (font: Face['id']) => faceFilesOf(font),
  fetch: async (file: string) => new Response(await bytesOf(file)),
}
