import { readFile } from 'node:fs/promises'
import { type Face, type FontBookEntry, facesFor, fontBook, loadFace, neededFaceFiles } from '../../../engine/index.ts'
import type { DocumentFaces } from '../../../engine/print/index.ts'
import { faceFilesOf, installedFaceFiles } from '../../files/faceFiles.ts'

const khmer = fontBook.find(({ package: name }) => name === '@fontsource/kantumruy-pro')
const own = new Map<number, Promise<Face>>()

/** The faces that some text needs: that of the shop's pages in two weights, and what stands in for other scripts. */
export async function invoiceFaces(text: string): Promise<DocumentFaces> {
  if (!khmer) throw new Error('The face of invoices is not in the font book.')
  const lettering = [{ font: khmer.id, text }]
  const needed = neededFaceFiles(lettering, faceFilesOf)
  const fallbacks = fontBook.filter(({ id }) => id !== khmer.id && facesFor(lettering).includes(id) && needed.has(id))
  const others = await Promise.all(
    fallbacks.map(entry =>
      read(
        entry,
        (needed.get(entry.id) ?? []).map(({ file }) => file),
      ),
    ),
  )
  const [regular, bold] = await Promise.all([weighing(khmer, 400), weighing(khmer, 600)])
  return { regular: [regular, ...others], bold: [bold, ...others] }
}

function weighing(entry: FontBookEntry, weight: number): Promise<Face> {
  const known = own.get(weight)
  if (known) return known
  const files = installedFaceFiles({ ...entry, weight }).map(({ file }) => file)
  const face = read(entry, files)
  own.set(weight, face)
  return face
}

const read = async (entry: FontBookEntry, files: readonly string[]): Promise<Face> =>
  loadFace(entry, ...(await Promise.all(files.map(async file => new Uint8Array(await readFile(file))))))
