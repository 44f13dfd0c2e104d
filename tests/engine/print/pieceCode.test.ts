import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { isCut } from '../../../engine/drafting/pattern.ts'
import { shownOptions } from '../../../engine/garment/shownFields.ts'
import { pathData } from '../../../engine/geometry/path.ts'
import { emptyDocument, type GarmentPlugin, type Size } from '../../../engine/index.ts'
import { codeAt, codeInAllowance, codeWidth } from '../../../engine/print/pack/pieceCode.ts'
import { pieceOf } from '../../../engine/print/piece.ts'
import { garments } from '../../../plugins/index.ts'
import { isInstalled } from '../../support/isInstalled.ts'

const folder = mkdtempSync(join(tmpdir(), 'kitloom-codes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

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

it.skipIf(!isInstalled('zbarimg'))('is read at its smallest by what photographs 254 dots an inch', async () => {
  const side = codeWidth(text) * 0.33
  const { dark } = codeAt(text, [0, 0], 0.33)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 ${side + 6} ${side + 6}" width="${(side + 6) * 10}" height="${(side + 6) * 10}"><rect x="-3" y="-3" width="100" height="100" fill="#fff"/><path d="${pathData(dark)}"/></svg>`
  const file = join(folder, 'code.png')
  await sharp(Buffer.from(svg)).png().toFile(file)
  const read = ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', file]
  expect(execFileSync('zbarimg', read, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()).toBe(text)
})
