import { type FontBookEntry, type FontId, fontBook } from '../../../engine/index.ts'

/** The faces that draw the figures themselves, sports faces for Latin ones; the chosen face is always among them. */
export function facesFor(digits: string, chosen: FontId): readonly FontBookEntry[] {
  const isKhmer = /[០-៩]/.test(digits)
  return fontBook.filter(({ id, scripts }) => id === chosen || (scripts[0] === 'Khmer') === isKhmer)
}
