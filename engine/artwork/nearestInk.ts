import { differenceCiede2000, modeLab, modeLab65, modeRgb, useMode as spaceOf } from 'culori/fn'
import type { Colour } from '../document/paint.ts'

/** A colour that a shop prints on its cloth, by the name that its people know it by. */
export interface Ink {
  readonly name: string
  /** As screens show it. */
  readonly colour: Colour
  /** CIE Lab (D50, 2°) as it was measured on the cloth; without it the colour of the screen is taken for it. */
  readonly lab?: readonly [l: number, a: number, b: number] | undefined
}

/** Beyond it anybody sees the difference between what was picked and what is printed, CIEDE2000. */
export const seenDifference = 5

spaceOf(modeRgb)
spaceOf(modeLab65)
const labOf = spaceOf(modeLab)
const difference = differenceCiede2000()

/** The ink that looks most like a colour, and how far it is from it (CIEDE2000); `null` where there is none. */
export function nearestInk(colour: Colour, inks: readonly Ink[]): { readonly ink: Ink; readonly away: number } | null {
  let nearest: { readonly ink: Ink; readonly away: number } | null = null
  for (const ink of inks) {
    const away = difference(colour, onCloth(ink))
    if (!nearest || away < nearest.away) nearest = { ink, away }
  }
  return nearest
}

/** Of a colour as the screen shows it, CIE Lab (D50). */
export function labOfColour(colour: Colour): readonly [l: number, a: number, b: number] {
  const { l = 0, a = 0, b = 0 } = labOf(colour) ?? {}
  return [l, a, b]
}

function onCloth({ colour, lab }: Ink) {
  if (!lab) return colour
  const [l, a, b] = lab
  return { mode: 'lab', l, a, b } as const
}
