import { describe, expect, it } from 'vitest'
import { layerId, mm } from '../../../../engine/index.ts'
import { fontId, solid } from '../../../../engine/plugin.ts'
import { add } from '../../../../plugins/tools/text/commands.ts'
import { pasteStyle, writeTextStyle } from '../../../../plugins/tools/text/textStyle.ts'
import { textLayer } from '../../../support/drawing.ts'
import { openSoccer } from '../../../support/openSoccer.ts'

const styled = textLayer('Angkor', {
  font: fontId('koulen'),
  paint: solid('#f2c166'),
  outlines: [{ colour: '#000000', width: mm(2) }],
  letterSpacing: 3,
  arc: 40,
  shadow: { x: mm(1), y: mm(2), colour: '#000000', opacity: 0.5 },
})
const style = JSON.parse(writeTextStyle(styled))

function openWith() {
  const engine = openSoccer()
  engine.dispatch(add.of({ layer: 'a', words: 'Naga', slot: 'backText', paint: solid('#ffffff') }))
  const paste = (pasted: string, version: 'player' | 'goalkeeper' = 'player') => {
    const outcome = engine.dispatch(pasteStyle.of({ layer: 'a', version, pasted }))
    return outcome.kind === 'refused' ? outcome.reason : 'applied'
  }
  return { engine, paste, text: () => engine.document.current().layers[layerId('a')] }
}

describe('a copied style', () => {
  it('makes another text look the same, in its own words and place, by one step', () => {
    const { engine, paste, text } = openWith()
    const before = text()
    expect(paste(writeTextStyle(styled))).toBe('applied')
    const { font, paint, outlines, letterSpacing, arc, shadow } = styled
    expect(text()).toEqual({ ...before, font, paint, outlines, letterSpacing, arc, shadow })
    engine.undo()
    expect(text()).toEqual(before)
  })

  it('takes lines, case and shape along, and has none where it was copied before there were any', () => {
    const { paste, text } = openWith()
    const shaped = {
      ...styled,
      lineHeight: 2,
      align: 'left',
      textCase: 'upper',
      warp: 'flag',
      warpBend: -0.4,
    } as const
    paste(writeTextStyle(shaped))
    expect(text()).toMatchObject({ lineHeight: 2, align: 'left', textCase: 'upper', warp: 'flag', warpBend: -0.4 })
    const { lineHeight, align, textCase, warp, warpBend, ...older } = style
    expect(paste(JSON.stringify(older))).toBe('applied')
    expect(text()).toMatchObject({ lineHeight, align, textCase, warp, warpBend })
  })

  it('of a font that no font can be called is refused', () => {
    expect(openWith().paste(JSON.stringify({ ...style, font: '../../etc/passwd' }))).toBe('font-missing')
    expect(openWith().paste(JSON.stringify({ ...style, font: 'exo-2:800:italic' }))).toBe('applied')
    expect(openWith().paste(JSON.stringify({ ...style, warp: 'spiral' }))).toBe('style-invalid')
  })

  it('dresses the goalkeeper alone, without a shadow where it has none', () => {
    const { engine, paste, text } = openWith()
    paste(writeTextStyle(styled))
    paste(writeTextStyle(textLayer('', { paint: solid('#00ff00') })), 'goalkeeper')
    expect(text()?.paint).toEqual(solid('#f2c166'))
    expect(engine.document.current().goalkeeper.layers[layerId('a')]).toMatchObject({
      font: 'squada-one',
      paint: solid('#00ff00'),
      shadow: { opacity: 0 },
    })
  })

  it.each([
    ['words', 'hello'],
    ['nothing', ''],
    ['other JSON', '{"a":1}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a colour that is none', JSON.stringify({ ...style, paint: { type: 'solid', colour: 'red' } })],
    [
      'a gradient of one stop',
      JSON.stringify({ ...style, paint: { type: 'radial', stops: [{ at: 0, colour: '#000000' }] } }),
    ],
    ['an arc past a half circle', JSON.stringify({ ...style, arc: 181 })],
    ['three outlines', JSON.stringify({ ...style, outlines: Array(3).fill(style.outlines[0]) })],
    ['a missing field', JSON.stringify({ ...style, opacity: undefined })],
    ['a million letters', `"${'x'.repeat(1_000_000)}"`],
    ['deep nesting', '['.repeat(15_000)],
  ])('is refused when it is %s', (_, pasted) => {
    const { paste, text } = openWith()
    const before = text()
    expect(paste(pasted)).toBe('style-invalid')
    expect(text()).toEqual(before)
  })

  it('is refused in a face that is not in the shop', () => {
    expect(openWith().paste(JSON.stringify({ ...style, font: 'comic' }))).toBe('font-missing')
  })
})
