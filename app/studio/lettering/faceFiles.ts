import { type Face, type FaceFile, type FontId, faceEntry, fontBook, readFaceFile } from '../../../engine/index.ts'

/** The files of a face, the one with its capitals first. Rejects when the list of them cannot be fetched. */
export type FindFaceFiles = (font: FontId) => Promise<readonly FaceFile[]>

export interface FaceFilesOptions {
  readonly findFaceFiles: FindFaceFiles
  fetch(address: string, init?: Pick<RequestInit, 'cache'>): Promise<Response>
}

/** The files of faces that a page has fetched, each once. What failed is fetched again when it is asked for again. */
export interface FetchedFaceFiles {
  /** The files that a face has; `null` when the list cannot be fetched. */
  list(font: FontId): Promise<readonly FaceFile[] | null>
  /** Resolves when all are here or have failed, with whether all are here. */
  fetch(files: readonly FaceFile[]): Promise<boolean>
  /** Grows with each file that has come. */
  count(): number
  /** The faces as far as they have come, in the order of the book. */
  faces(): readonly Face[]
  /** The faces of which something failed and has not come since. */
  failed(): readonly FontId[]
}

export function fetchedFaceFiles({ findFaceFiles, fetch }: FaceFilesOptions): FetchedFaceFiles {
  const lists = new Map<FontId, readonly FaceFile[]>()
  const subsets = new Map<string, Uint8Array>()
  const coming = new Map<string, Promise<boolean>>()
  const failedLists = new Set<FontId>()
  const failedFiles = new Set<string>()

  const fetchOne = async (file: string): Promise<boolean> => {
    try {
      // What failed may lie damaged in the browser's cache.
      const response = await (failedFiles.has(file) ? fetch(file, { cache: 'reload' }) : fetch(file))
      if (!response.ok) throw new Error(`A font file did not load: ${response.status}.`)
      subsets.set(file, await readFaceFile(new Uint8Array(await response.arrayBuffer())))
      failedFiles.delete(file)
      return true
    } catch {
      coming.delete(file)
      failedFiles.add(file)
      return false
    }
  }

  return {
    async list(font) {
      const known = lists.get(font)
      if (known) return known
      const found = await findFaceFiles(font).catch(() => null)
      if (found) lists.set(font, found)
      if (found) failedLists.delete(font)
      else failedLists.add(font)
      return found
    },
    async fetch(files) {
      for (const { file } of files) if (!coming.has(file)) coming.set(file, fetchOne(file))
      const outcomes = await Promise.all(files.map(({ file }) => coming.get(file)))
      return outcomes.every(Boolean)
    },
    count: () => subsets.size,
    faces: () =>
      inOrder(lists.keys()).flatMap(id => {
        const entry = faceEntry(id)
        const files = lists.get(id) ?? []
        const come = files.flatMap(({ file }) => subsets.get(file) ?? [])
        const awaited = files.filter(({ file }) => !subsets.has(file)).map(({ ranges }) => ranges)
        return entry === null || come.length === 0 ? [] : [{ ...entry, subsets: come, awaited }]
      }),
    failed: () =>
      inOrder(new Set([...lists.keys(), ...failedLists])).filter(
        id => failedLists.has(id) || (lists.get(id) ?? []).some(({ file }) => failedFiles.has(file)),
      ),
  }
}

/** Faces of the book first, as it has them: which one draws what must not depend on what came first. */
function inOrder(fonts: Iterable<FontId>): readonly FontId[] {
  const place = (font: FontId): number => {
    const at = fontBook.findIndex(({ id }) => id === font)
    return at === -1 ? fontBook.length : at
  }
  return [...fonts].sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1))
}
