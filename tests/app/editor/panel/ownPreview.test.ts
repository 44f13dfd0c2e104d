import { describe, expect, it } from 'vitest'
import { ownPreview } from '../../../../app/editor/panel/ownPreview.ts'
import { openEngine } from '../../../support/peers.ts'
import { setColour } from '../../../support/plainTools.ts'

const red = setColour.of({ zone: 'base', colour: '#ff0000' })
const blue = setColour.of({ zone: 'base', colour: '#0000ff' })

describe('the preview of a panel', () => {
  const shownOf = (engine: ReturnType<typeof openEngine>) => JSON.stringify(engine.shown.current())

  it('is shown and taken back', () => {
    const engine = openEngine()
    const before = shownOf(engine)
    const panel = ownPreview(engine)
    panel.preview(red)
    expect(shownOf(engine)).not.toBe(before)
    panel.preview(null)
    expect(shownOf(engine)).toBe(before)
  })

  it('leaves what is typed on the cloth alone when its panel goes', () => {
    const engine = openEngine()
    const panel = ownPreview(engine)
    engine.preview(blue)
    const typed = shownOf(engine)
    panel.preview(null)
    expect(shownOf(engine)).toBe(typed)
  })

  it('ends with what the panel does', () => {
    const engine = openEngine()
    const panel = ownPreview(engine)
    panel.preview(red)
    panel.dispatch(red)
    engine.preview(blue)
    const typed = shownOf(engine)
    panel.preview(null)
    expect(shownOf(engine)).toBe(typed)
  })
})
