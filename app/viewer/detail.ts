import type { TextureSide } from './panelTexture.ts'

/** The long side of a shirt's front, in metres. */
const longSide = 0.76
/** Pixels of the picture that a pixel of the small texture may be spread over. */
const blur = 1.15

/** How finely panels have to be painted for the picture to be sharp. `metresPerPixel` of the picture as it is drawn. */
export const textureSideFor = (metresPerPixel: number): TextureSide =>
  longSide / metresPerPixel > 1024 * blur ? 2048 : 1024

/** Wales are 1.2 mm wide: from afar they are finer than pixels and would only shimmer. */
const fullRelief = 0.00035
const leastRelief = 0.12

/** How much of the knit's relief is shown, 0 to 1. */
export const knitRelief = (metresPerPixel: number): number =>
  Math.min(1, Math.max(leastRelief, (fullRelief / metresPerPixel) ** 1.5))
