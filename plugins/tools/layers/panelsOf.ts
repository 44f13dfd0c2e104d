import {
  baseSize,
  type DraftDocument,
  type EditContext,
  type Panel,
  shownOptions,
  type Version,
} from '../../../engine/index.ts'

/** The pieces of the version's cut in the base size, which places are measured on. */
export function panelsOf(draft: DraftDocument, version: Version, { garment }: EditContext): readonly Panel[] {
  return garment.pattern(baseSize, shownOptions({ document: draft, garment }, version, null)).panels
}
