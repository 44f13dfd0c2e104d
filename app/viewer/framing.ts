/** Vertical angle of view in degrees: a long lens, so that a shirt keeps its proportions. */
export const fieldOfView = 20

/** The share of the stage's height that a whole garment fills. */
const filledHeight = 0.82
const filledWidth = 0.94

/** Pixels at the edges of the stage that controls lie over. */
export interface Covered {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export interface Framing {
  /** From the camera to the middle of the garment, in metres. */
  readonly distance: number
  /** How far the picture is pushed so that the garment stands in the middle of what is free, in pixels. */
  readonly shift: readonly [x: number, y: number]
}

export interface FramingOptions {
  readonly stage: { readonly width: number; readonly height: number }
  /** In metres. */
  readonly garment: { readonly width: number; readonly height: number; readonly depth: number }
  readonly covered: Covered
}

/** Where the camera has to stand to show a whole garment. */
export function frameGarment({ stage, garment, covered }: FramingOptions): Framing {
  const free = {
    width: Math.max(1, stage.width - covered.left - covered.right),
    height: Math.max(1, stage.height - covered.top - covered.bottom),
  }
  const height = Math.min(filledHeight * stage.height, 0.96 * free.height)
  const width = filledWidth * free.width
  const pixelsPerMetre = Math.min(height / garment.height, width / garment.width)
  const metresHigh = stage.height / pixelsPerMetre
  return {
    distance: metresHigh / 2 / Math.tan((fieldOfView * Math.PI) / 360) + garment.depth / 8,
    shift: [(covered.right - covered.left) / 2, (covered.bottom - covered.top) / 2],
  }
}
