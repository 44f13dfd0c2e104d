import { type Paint, solid } from '../../../engine/index.ts'

/** White on dark cloth and black on light cloth. */
export function readableOn(cloth: Paint | undefined): Paint {
  const colour = cloth?.type === 'solid' ? cloth.colour : (cloth?.stops[0]?.colour ?? '#000000')
  return solid(lightness(colour) > 0.45 ? '#15161A' : '#FFFFFF')
}

/** Relative luminance of sRGB, 0–1, with the weights of ITU-R BT.709. */
function lightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
