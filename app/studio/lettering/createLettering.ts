import {
  createShaper,
  createState,
  type DrawingResources,
  type FaceFile,
  type FontId,
  facesFor,
  type Lettered,
  neededFaceFiles,
  type Shaper,
  type State,
} from '../../../engine/index.ts'
import { fetchAreas } from '../../viewer/areas.ts'
import { type FaceFilesOptions, fetchedFaceFiles } from './faceFiles.ts'

/** The faces that have come, as what tools draw with. */
export interface Lettering {
  /** A new value whenever faces have come. */
  readonly resources: State<DrawingResources>
  /** Faces that could not be fetched. */
  readonly missing: State<readonly FontId[]>
  /** Fetches the files that lettering is drawn from and that are not here yet. Resolves when all have come or failed. */
  need(lettering: readonly Lettered[]): Promise<void>
  /** Fetches again what could not be fetched. */
  retry(): Promise<void>
}

/** Draws nothing: what text is shaped with before the first face has come. */
const nothing: Shaper = {
  has: () => false,
  shape: () => ({
    outline: [],
    glyphs: [],
    width: 0,
    ink: { left: 0, top: 0, right: 0, bottom: 0 },
    missing: [],
    awaited: new Map(),
    clusters: [],
  }),
}

/** Fetches what the lettering of a design needs of its faces when it needs it: all of them would be megabytes. */
export function createLettering(options: FaceFilesOptions): Lettering {
  const resources = createState<DrawingResources>({ shaper: nothing, rings: null, image: () => null })
  const missing = createState<readonly FontId[]>([])
  const fetched = fetchedFaceFiles(options)
  const incomplete = new Map<FontId, string>()
  let drawnFiles = 0
  let ringed = false
  let drawn: Promise<void> = Promise.resolve()

  const draw = async (): Promise<void> => {
    if (ringed && !resources.current().rings) {
      const { outlineRings } = await fetchAreas()
      resources.set({ ...resources.current(), rings: outlineRings })
    }
    const count = fetched.count()
    if (count === drawnFiles) return
    resources.set({ ...resources.current(), shaper: await createShaper(fetched.faces()) })
    drawnFiles = count
  }
  const note = (failed: readonly FontId[]): void => {
    if (failed.join() !== missing.current().join()) missing.set(failed)
  }
  const need = async (lettering: readonly Lettered[]): Promise<void> => {
    const fonts = facesFor(lettering)
    ringed ||= lettering.some(each => each.ringed)
    const lists = new Map<FontId, readonly FaceFile[] | null>()
    await Promise.all(fonts.map(async font => lists.set(font, await fetched.list(font))))
    const needed = neededFaceFiles(lettering, font => lists.get(font) ?? [])
    const outcomes = await Promise.all([...needed.values()].map(files => fetched.fetch(files)))
    const areHere = outcomes.every(Boolean) && [...lists.values()].every(list => list !== null)
    if (!areHere) for (const { font, text } of lettering) incomplete.set(font, merged(incomplete.get(font), text))
    // The files may have come while somebody else needed them, and not be drawn with yet.
    drawn = drawn.then(draw, draw)
    // What shapes them may not have come: then nothing can be drawn with them either.
    const isDrawn = await drawn.then(
      () => true,
      () => false,
    )
    if (!isDrawn) for (const { font, text } of lettering) incomplete.set(font, merged(incomplete.get(font), text))
    note(isDrawn ? fetched.failed() : fonts)
  }
  const retry = (): Promise<void> => {
    const again = [...incomplete].map(([font, text]) => ({ font, text }))
    incomplete.clear()
    return need(again)
  }
  return { resources, missing, need, retry }
}

/** The characters of both, each once. */
const merged = (known: string | undefined, text: string): string => [...new Set((known ?? '') + text)].join('')
