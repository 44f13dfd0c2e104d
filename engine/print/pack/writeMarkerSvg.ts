import { svgDocument } from '../../artwork/artworkToSvg.ts'
import { pathData } from '../../geometry/path.ts'
import { hairline } from '../pieceSheet.ts'
import type { MarkerSheet, SheetPiece } from './markerSheet.ts'

/** A marker to cut by as SVG, in millimetres; the layers are groups by the names that they have in PDF. */
export function writeMarkerSvg({ length, width, pieces }: MarkerSheet): string {
  const drawn = (name: string, path: (piece: SheetPiece) => SheetPiece['cut'], style: string) =>
    `<g id="${name}" ${style}>${pieces.map(piece => `<path d="${pathData(path(piece))}"/>`).join('')}</g>`
  const line = (colour: string, more = '') => `fill="none" stroke="${colour}" stroke-width="${hairline}"${more}`
  return svgDocument(
    { left: 0, top: 0, right: length, bottom: width },
    [
      drawn('Cut-line', ({ cut }) => cut, line('#e6007e')),
      drawn('Sewing-line', ({ sewing }) => sewing, line('#009fe3', ' stroke-dasharray="4 2"')),
      drawn('Notches', ({ notches }) => notches, line('#e6007e')),
      drawn('Grain', ({ grain }) => grain, line('#000000')),
      drawn('Label', ({ label }) => label, 'fill="#000000"'),
      drawn('Code', ({ code }) => code?.dark ?? [], 'fill="#000000"'),
    ].join(''),
  )
}
