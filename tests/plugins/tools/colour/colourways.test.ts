import { describe, expect, it } from 'vitest'
import { setLayer } from '../../../../engine/index.ts'
import { contrastOf, oklchOf, solid } from '../../../../engine/plugin.ts'
import { colourway, harmonies, harmonyOf } from '../../../../plugins/tools/colour/colourways.ts'
import { colouredThings } from '../../../../plugins/tools/colour/kitColours.ts'
import { recolour } from '../../../../plugins/tools/colour/replaceColour.ts'
import { setZonePaint } from '../../../../plugins/tools/colour/tool.ts'
import { add } from '../../../../plugins/tools/number/tool.ts'
import { openSoccer, soccer } from '../../../support/openSoccer.ts'
import { random } from '../../../support/random.ts'

const isHex = /^#[0-9a-f]{6}$/i
const player = 'player' as const

it('finds colours that go with one, and shades alone of a grey', () => {
  for (const harmony of harmonies) expect(harmonyOf('#c8102e', harmony).every(colour => isHex.test(colour))).toBe(true)
  const [opposite = ''] = harmonyOf('#c8102e', 'complementary')
  const apart = Math.abs(oklchOf(opposite).h - oklchOf('#c8102e').h)
  expect(Math.abs(apart - 180)).toBeLessThan(12)
  expect(harmonyOf('#808080', 'triadic')).toEqual([])
  expect(harmonyOf('#808080', 'shades').length).toBeGreaterThan(2)
})

describe('another colourway', () => {
  const colourFrom = ({ below }: ReturnType<typeof random>) =>
    `#${Array.from({ length: 3 }, () => below(256).toString(16).padStart(2, '0')).join('')}`

  function kitOf(cloth: string, number: string) {
    const engine = openSoccer()
    expect(engine.dispatch(setZonePaint.of({ zone: 'base', version: player, paint: solid(cloth) })).kind).toBe(
      'applied',
    )
    engine.dispatch(add.of({ layer: 'ten', slot: 'backNumber', digits: '10', paint: solid(number) }))
    return engine
  }

  it('keeps letters readable, whatever the kit looks like', () => {
    const seed = random(20)
    for (let round = 0; round < 40; round++) {
      const engine = kitOf(colourFrom(seed), colourFrom(seed))
      const document = engine.document.current()
      const things = colouredThings(document, soccer)
      const pairs = colourway(document, soccer, round)
      const swap = (colour: string) => pairs.find(({ from }) => from === colour)?.to ?? colour
      for (const ink of new Set(things.lettering.flat())) {
        if (things.cloth.flat().includes(ink)) continue
        // One colour cannot always be told from all of several grounds that lie apart; from one it can.
        const grounds = [...new Set(things.cloth.flat())]
        if (grounds.length > 1) continue
        const wanted = Math.min(3, contrastOf(ink, grounds[0] ?? '#000000'))
        expect(contrastOf(swap(ink), swap(grounds[0] ?? '#000000'))).toBeGreaterThan(wanted - 0.05)
      }
    }
  })

  it('is one step, leaves greys as they are, and is another one each time', () => {
    const engine = kitOf('#c8102e', '#ffffff')
    const before = engine.document.current()
    const [one, other] = [0, 1].map(step => colourway(before, soccer, step))
    expect(one).not.toEqual(other)
    expect(one?.some(({ from }) => from === '#c8102e')).toBe(true)
    expect(one?.every(({ from }) => oklchOf(from).c > 0.02)).toBe(true)
    engine.dispatch(recolour.of({ pairs: [...(one ?? [])] }))
    expect(engine.document.current()).not.toEqual(before)
    engine.undo()
    expect(engine.document.current()).toEqual(before)
  })

  it('changes nothing that is locked', () => {
    const engine = kitOf('#c8102e', '#f2c166')
    engine.dispatch(setLayer.of({ layer: 'ten', version: player, fields: { locked: true } }))
    engine.dispatch(recolour.of({ pairs: [{ from: '#f2c166', to: '#0000ff' }] }))
    expect(Object.values(engine.document.current().layers)[0]?.paint).toEqual(solid('#f2c166'))
  })

  it.each([[{ pairs: [] }], [{ pairs: [{ from: 'red', to: '#000000' }] }], [{ pairs: 'all' }]])(
    'takes no nonsense: %j',
    payload => {
      expect(openSoccer().dispatch({ type: 'colour.recolour', payload })).toMatchObject({ kind: 'refused' })
    },
  )
})
