import type { ImageStep } from '../../../../engine/index.ts'
import { withoutBackground } from './background.ts'
import { cropped, flipped, type Pixels, rounded, turnedImage } from './pixels.ts'
import { paletteOf, recoloured } from './recolour.ts'
import { tinted, toned } from './tones.ts'

/** Does the steps one after the other. What is given may be changed; lines are left to who traces them. */
export function editPixels(image: Pixels, steps: readonly ImageStep[], done?: (steps: number) => void): Pixels {
  return steps.reduce((before, step, index) => {
    const after = doStep(before, step)
    done?.(index + 1)
    return after
  }, image)
}

function doStep(image: Pixels, step: ImageStep): Pixels {
  switch (step.kind) {
    case 'crop':
      return cropped(image, step)
    case 'turn':
      return turnedImage(image, step.degrees)
    case 'flip':
      return flipped(image, step.axis)
    case 'round':
      rounded(image, step.radius)
      return image
    case 'tone':
      toned(image, step)
      return image
    case 'recolour':
      recoloured(image, paletteOf(image, step.colours), step.swaps)
      return image
    case 'tint':
      tinted(image, step.colour)
      return image
    case 'background':
      withoutBackground(image, step)
      return image
    case 'vectorise':
      return image
  }
}
