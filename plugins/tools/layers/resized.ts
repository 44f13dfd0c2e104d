import { type LayerFields, letteringFields } from '../../../engine/index.ts'

/** The measures of a layer so many times as large, in proportion, in mm. */
export function resized({ size, letterSpacing }: Pick<LayerFields, 'size' | 'letterSpacing'>, share: number) {
  const { min, max } = letteringFields.letterSpacing
  const spacing = Math.min(max, Math.max(min, letterSpacing * share))
  return {
    width: size.width === null ? null : size.width * share,
    height: size.height * share,
    ...(letterSpacing !== 0 && { letterSpacing: spacing }),
  }
}
