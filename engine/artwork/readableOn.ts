import { type Colour, type Paint, type SolidPaint, solid } from '../document/paint.ts'

/** A colour for lettering that can be read on cloth: near white on what is dark, near black on what is light. */
export const readableOn = (cloth: Paint | undefined): SolidPaint =>
  solid(
    lightness(cloth?.type === 'solid' ? cloth.colour : (cloth?.stops[0]?.colour ?? '#000000')) > 0.45
      ? '#15161A'
      : '#FFFFFF',
  )

/** Relative luminance of sRGB, 0–1, with the weights of ITU-R BT.709. */
function lightness(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
