import {
  createShaper,
  createState,
  type DesignDocument,
  type DrawingResources,
  defaultFont,
  type Face,
  type FontId,
  fontBook,
  loadFace,
  type Shaper,
  type State,
} from '../../../engine/index.ts'

/** The faces that have come, as what tools draw with. */
export interface Lettering {
  /** A new value whenever faces have come. */
  readonly resources: State<DrawingResources>
  /** Faces that could not be fetched. Asking for them again tries again. */
  readonly missing: State<readonly FontId[]>
  /** Fetches the faces that are not here yet. Resolves when all have come or failed. */
  need(fonts: readonly FontId[]): Promise<void>
}

interface LetteringOptions {
  /** Address of a face's file, by its id. */
  readonly addresses: Readonly<Record<string, string>>
  fetch(address: string): Promise<Response>
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

/** Fetches the faces that a design uses, when it uses them: all of them would be a megabyte that nobody asked for. */
export function createLettering(options: LetteringOptions): Lettering {
  const resources = createState<DrawingResources>({ shaper: nothing, picture: () => null })
  const missing = createState<readonly FontId[]>([])
  const faces = new Map<FontId, Face>()
  const coming = new Map<FontId, Promise<void>>()
  let shaped: Promise<void> = Promise.resolve()

  const fetchOne = async (font: FontId): Promise<void> => {
    try {
      faces.set(font, await fetchFace(font, options))
      missing.set(missing.current().filter(other => other !== font))
    } catch {
      coming.delete(font)
      missing.set([...missing.current().filter(other => other !== font), font])
    }
  }
  const shape = async (): Promise<void> => {
    // In the order of the book, which decides who stands in for whom.
    const book = fontBook.flatMap(entry => faces.get(entry.id) ?? [])
    if (book.length > 0) resources.set({ ...resources.current(), shaper: await createShaper(book) })
  }

  return {
    resources,
    missing,
    async need(fonts) {
      const before = faces.size
      for (const font of fonts) {
        if (!coming.has(font) && options.addresses[font] !== undefined) coming.set(font, fetchOne(font))
      }
      await Promise.all(fonts.map(font => coming.get(font)))
      if (faces.size > before) shaped = shaped.then(shape, shape)
      // The faces may have come while somebody else needed them, and not be drawn with yet.
      await shaped
    },
  }
}

async function fetchFace(font: FontId, { addresses, fetch }: LetteringOptions): Promise<Face> {
  const entry = fontBook.find(known => known.id === font)
  const address = addresses[font]
  if (!entry || !address) throw new Error(`The font book has no face "${font}".`)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The face "${entry.family}" did not come: ${answer.status}.`)
  return loadFace(entry, new Uint8Array(await answer.arrayBuffer()))
}

/** What every line of lettering may fall back to: the first face of each script. */
export const firstFaces: readonly FontId[] = (['Latin', 'Khmer'] as const).flatMap(
  script => fontBook.find(entry => entry.scripts[0] === script)?.id ?? [],
)

/** The faces that a design's lettering is set in; none while it has no lettering. */
export function facesOf(document: DesignDocument): readonly FontId[] {
  const texts = Object.values(document.layers).filter(layer => layer.text !== '')
  return texts.length === 0 ? [] : [...new Set([...firstFaces, ...texts.map(layer => layer.font ?? defaultFont)])]
}
