import type { LayerFields } from '../../../engine/index.ts'

/** The measures of a layer so many times as large, in proportion, in mm. */
export function resized({ size, letterSpacing }: Pick<LayerFields, 'size' | 'letterSpacing'>, share: number) {
  const spacing = Math.min(100, Math.max(-20, letterSpacing * share))
  return {
    width: size.width === null ? null : size.width * share,
    height: size.height * share,
    ...(letterSpacing !== 0 && { letterSpacing: spacing }),
  }
}
