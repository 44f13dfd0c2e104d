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
    clusters: [],
  }),
}

/** Fetches what the lettering of a design needs of its faces when it needs it: all of them would be megabytes. */
export function createLettering(options: FaceFilesOptions): Lettering {
  const resources = createState<DrawingResources>({ shaper: nothing, image: () => null })
  const missing = createState<readonly FontId[]>([])
  const fetched = fetchedFaceFiles(options)
  const failed = new Map<FontId, readonly Lettered[]>()
  let drawnFiles = 0
  let drawn: Promise<void> = Promise.resolve()

  const draw = async (): Promise<void> => {
    resources.set({ ...resources.current(), shaper: await createShaper(fetched.faces()) })
  }
  const note = (font: FontId, lettering: readonly Lettered[], isHere: boolean): void => {
    if (isHere ? !failed.delete(font) : failed.has(font)) return
    if (!isHere) failed.set(font, lettering)
    missing.set([...failed.keys()])
  }
  const need = async (lettering: readonly Lettered[]): Promise<void> => {
    const lists = new Map<FontId, readonly FaceFile[] | null>()
    await Promise.all(facesFor(lettering).map(async font => lists.set(font, await fetched.list(font))))
    const needed = neededFaceFiles(lettering, font => lists.get(font) ?? [])
    await Promise.all(
      [...needed].map(async ([font, files]) => {
        const isHere = await fetched.fetch(files)
        note(font, lettering, isHere && lists.get(font) !== null)
      }),
    )
    if (fetched.count() > drawnFiles) {
      drawnFiles = fetched.count()
      drawn = drawn.then(draw, draw)
    }
    // The files may have come while somebody else needed them, and not be drawn with yet.
    await drawn
  }

  return { resources, missing, need, retry: () => need([...failed.values()].flat()) }
}
