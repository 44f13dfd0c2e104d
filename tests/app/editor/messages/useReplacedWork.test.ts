import { expect, it } from 'vitest'
import { activeSteps, replacedSteps } from '../../../../app/editor/messages/useReplacedWork.ts'
import type { AuthorId } from '../../../../engine/index.ts'
import { people, run } from '../../../support/peers.ts'
import { addText, removeLayer, setColour, setLayer } from '../../../support/plainTools.ts'

const paint = (zone: string, colour: string) => setColour.of({ zone, colour })

it('knows which of the steps made apart somebody else has replaced or removed', () => {
  const [a, b] = people(['Sokha', 'Vichea'])
  if (!a || !b) throw new Error('two people are needed')
  run(a.engine, addText.of({ layer: 'name', text: 'A' }))
  const author: AuthorId = b.engine.timeline.log().author
  const before = activeSteps(b.engine.history.current().items, author)
  b.line.cut()
  run(b.engine, paint('base', '#0000ff'), paint('collar', '#00ff00'), paint('sleeves', '#111111'))
  run(b.engine, setLayer.of({ layer: 'name', field: 'text', value: 'B' }))
  b.engine.undo()
  b.engine.redo()
  const apart = new Set([...activeSteps(b.engine.history.current().items, author)].filter(id => !before.has(id)))
  expect(apart.size).toBe(4)
  run(a.engine, paint('base', '#ff0000'), paint('cuffs', '#ff0000'), paint('base', '#ff0001'), paint('base', '#ff0002'))
  run(a.engine, removeLayer.of({ layer: 'name' }))
  b.line.reconnect()
  const replaced = replacedSteps(b.engine.history.current().items, apart)
  expect(replaced.map(({ status }) => status.kind)).toEqual(['overwritten', 'hidden'])
})
