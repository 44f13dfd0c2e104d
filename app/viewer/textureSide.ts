import type { TextureSide } from './panelTexture.ts'

/** The long side of a shirt's front, in metres. */
const longSide = 0.76
/** Pixels of the picture that a pixel of the small texture may be spread over. */
const blur = 1.15

/** How finely panels have to be painted for the picture to be sharp. */
export const textureSideFor = (metresPerPixel: number, pixelRatio: number): TextureSide =>
  (longSide / metresPerPixel) * pixelRatio > 1024 * blur ? 2048 : 1024
