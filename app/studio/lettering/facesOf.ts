import { type DesignDocument, defaultFont, type FontId, fontBook } from '../../../engine/index.ts'

/** What every line of lettering may fall back to: the first face of each script. */
export const firstFaces: readonly FontId[] = (['Latin', 'Khmer'] as const).flatMap(
  script => fontBook.find(entry => entry.scripts[0] === script)?.id ?? [],
)

/** The faces that a design's lettering is set in; none while it has no lettering. */
export function facesOf(document: DesignDocument): readonly FontId[] {
  const texts = Object.values(document.layers).filter(layer => layer.text !== '')
  return texts.length === 0 ? [] : [...new Set([...firstFaces, ...texts.map(layer => layer.font ?? defaultFont)])]
}
