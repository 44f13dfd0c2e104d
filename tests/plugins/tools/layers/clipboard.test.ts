import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOrder, type LayerFields } from '../../../../engine/index.ts'
import { readThings, writeThings } from '../../../../plugins/tools/layers/clipboard.ts'
import { layeredKit } from '../../../support/layeredKit.ts'

const pasteInto = (kit: ReturnType<typeof layeredKit>, pasted: string, id = 'pasted') =>
  kit.act('paste', { id, version: 'player', pasted })

describe('things in the clipboard', () => {
  it('look in another design as they do in theirs, over all others, in one step', () => {
    const from = layeredKit('a', 'b')
    from.act('transform', { layer: 'a', version: 'player', x: 30, y: 12, turn: 15, height: 40 })
    const to = layeredKit('c')
    expect(pasteInto(to, writeThings([from.layer('a'), from.layer('b')]))).toBe('applied')
    const { order: _, ...style } = from.layer('a')
    expect(to.layer('pasted:0')).toMatchObject(style)
    expect(inOrder(to.engine.document.current().layers).map(([id]) => id)).toEqual(['c', 'pasted:0', 'pasted:1'])
    to.engine.undo()
    expect(Object.keys(to.engine.document.current().layers)).toEqual(['c'])
  })

  it('lie beside what is at their place already, and are seen and free', () => {
    const kit = layeredKit('a')
    kit.set('a', { locked: true })
    pasteInto(kit, writeThings([{ ...kit.layer('a'), hidden: true }]))
    const { place, hidden, locked } = kit.layer('pasted:0')
    expect([place.x - kit.layer('a').place.x, hidden, locked]).toEqual([12, false, false])
  })

  it('have the middle of the first panel where the cut lacks theirs, and no slot that it lacks', () => {
    const kit = layeredKit('a')
    const cape = { ...kit.layer('a'), slot: 'cape', place: { ...kit.layer('a').place, panel: 'cape' } } as LayerFields
    expect(pasteInto(kit, writeThings([cape]))).toBe('applied')
    expect(kit.layer('pasted:0')).toMatchObject({ slot: null, place: { x: 0, y: 0 } })
  })

  it.each([
    ['nothing', ''],
    ['a text', 'Naga FC'],
    ['a style of a text', '{"kitloom":"textstyle"}'],
    ['no things', '{"kitloom":"things","version":1,"things":[]}'],
    ['a newer version', '{"kitloom":"things","version":2,"things":[{}]}'],
    ['a thing of no kind', '{"kitloom":"things","version":1,"things":[{}]}'],
    ['a thing that is none', '{"kitloom":"things","version":1,"things":["<script>"]}'],
    ['a place without numbers', '{"kitloom":"things","version":1,"things":[{"place":{"panel":"front","x":"1e999"}}]}'],
    ['a colour that is none', '{"kitloom":"things","version":1,"things":[{"paint":"url(https://evil.example)"}]}'],
    ['a cut off text', '{"kitloom":"things","version":1,"things":[{"kind":"te'],
  ])('refuse %s with a sentence and change nothing', (_, pasted) => {
    const kit = layeredKit('a')
    expect(pasteInto(kit, pasted)).toBe('things-invalid')
    expect(Object.keys(kit.engine.document.current().layers)).toEqual(['a'])
  })

  it('are too many from a hundred on', () => {
    const kit = layeredKit('a')
    expect(readThings(writeThings(Array.from({ length: 101 }, () => kit.layer('a'))))).toBeNull()
    expect(readThings(' '.repeat(400_001))).toBeNull()
  })

  it('may be anything at all', () => {
    const kit = layeredKit('a')
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, text) => {
        for (const pasted of [JSON.stringify({ kitloom: 'things', version: 1, things: value }), text])
          expect(pasteInto(kit, pasted)).toBe('things-invalid')
        expect(pasteInto(kit, JSON.stringify({ kitloom: 'things', version: 1, things: [value] }))).toBe(
          'things-invalid',
        )
      }),
      { numRuns: 60 },
    )
  })
})
