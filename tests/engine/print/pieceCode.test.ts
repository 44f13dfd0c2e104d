import { expect, it } from 'vitest'
import { isCut } from '../../../engine/drafting/pattern.ts'
import { shownOptions } from '../../../engine/garment/shownFields.ts'
import { pathData } from '../../../engine/geometry/path.ts'
import { emptyDocument, type GarmentPlugin, type Size } from '../../../engine/index.ts'
import { codeAt, codeInAllowance, codeWidth } from '../../../engine/print/pack/pieceCode.ts'
import { pieceOf } from '../../../engine/print/piece.ts'
import { garments } from '../../../plugins/index.ts'
import { readQr } from '../../support/readQr.ts'

/** As long as codes become: an order, a row, a garment of it and a piece. */
const text = '10042-100.12-12'

function uncoded(garment: GarmentPlugin, size: Size): readonly string[] {
  const { panels } = garment.pattern(size, shownOptions({ document: emptyDocument, garment }, 'player', null))
  return panels
    .filter(panel => isCut(panel) && !panel.rib && !codeInAllowance(pieceOf(panel), text))
    .map(panel => panel.id)
}

it.each(garments.map(garment => [garment.slug, garment] as const))(
  'has room on every printed piece: %s',
  (_, garment) => {
    expect((['XS', 'M', 'XXXXXXL'] as const).flatMap(size => uncoded(garment, size))).toEqual([])
  },
)

it('is read at its smallest by what photographs 254 dots an inch', async () => {
  const side = codeWidth(text) * 0.33
  const { dark } = codeAt(text, [0, 0], 0.33)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 ${side + 6} ${side + 6}" width="${(side + 6) * 10}" height="${(side + 6) * 10}"><rect x="-3" y="-3" width="100" height="100" fill="#fff"/><path d="${pathData(dark)}"/></svg>`
  expect(await readQr(Buffer.from(svg))).toBe(text)
})
