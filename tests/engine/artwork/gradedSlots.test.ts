import { describe, expect, it } from 'vitest'
import { fitLettering } from '../../../engine/artwork/fitLettering.ts'
import { baseSize, mm, type Size, type Slot, sizes, widthOf } from '../../../engine/index.ts'
import { fontId, newPlayer } from '../../../engine/plugin.ts'
import { garments } from '../../../plugins/index.ts'
import { resources, textLayer } from '../../support/drawing.ts'
import { soccer } from '../../support/openSoccer.ts'

const steps = (size: Size): number => sizes.indexOf(size) - sizes.indexOf(baseSize)
const slotOf = (id: string): Slot =>
  soccer.slots(soccer.pattern('M', {})).find(slot => slot.id === id) ?? expect.unreachable(`There is no slot ${id}.`)

/** How wide a line is in a slot on a size, in mm; `times` as large as the slot. */
function widthOn(size: Size, slot: Slot, text: string, times = 1): number {
  const { width, height } = slot.size
  const layer = textLayer(text, {
    slot: slot.id,
    size: { width: mm((width ?? 0) * times), height: mm(height * times) },
  })
  const player = newPlayer({ name: text, size })
  const fit = fitLettering(layer, { player, team: [], slot, size, resources })
  const font = layer.font ?? fontId('squada-one')
  const shaped = resources.shaper.shape({ text, font, capHeight: height * times, letterSpacing: 0 })
  return widthOf(shaped.ink) * fit.scale * fit.narrowed
}

const long = 'WIJNALDUM-VAN-OOSTERWIJK'

describe.each(sizes)('a slot on size %s', size => {
  it('is wider than on M by its step for each size between', () => {
    const slot = slotOf('playerName')
    const { perSize = 0 } = slot.lettering ?? {}
    expect(perSize).toBeGreaterThan(0)
    expect(widthOn(size, slot, long)).toBeCloseTo((slot.size.width ?? 0) + perSize * steps(size), 3)
  })

  it('grows by as much more as its layer is larger', () => {
    const slot = slotOf('playerName')
    const { perSize = 0 } = slot.lettering ?? {}
    expect(widthOn(size, slot, long, 0.5)).toBeCloseTo(((slot.size.width ?? 0) + perSize * steps(size)) / 2, 3)
  })

  it('leaves a line that fits as it is', () => {
    expect(widthOn(size, slotOf('playerName'), 'LI')).toBeCloseTo(widthOn('M', slotOf('playerName'), 'LI'), 6)
  })

  it('keeps its width where it has no step', () => {
    const slot = slotOf('playerName')
    const fixed = { ...slot, ...(slot.lettering && { lettering: { ...slot.lettering, perSize: 0 } }) }
    expect(widthOn(size, fixed, long)).toBeCloseTo(slot.size.width ?? 0, 3)
  })
})

it.each(garments)('the back of $slug has wider places for name and number on larger sizes', garment => {
  const graded = garment
    .slots(garment.pattern('M', {}))
    .filter(({ id }) => ['playerName', 'backNumber', 'teamName'].includes(id))
  for (const { id, lettering } of graded) expect(lettering?.perSize, id).toBeGreaterThan(0)
})
