import { expect, it } from 'vitest'
import { changesOf } from '../../../../app/editor/panel/LastChanges.tsx'
import { recordKey } from '../../../../engine/index.ts'
import { layeredKit } from '../../../support/layeredKit.ts'

it('are those of one thing, the last one first, without what was taken back', () => {
  const { engine, act } = layeredKit('a', 'b')
  act('nudge', { layer: 'a', version: 'player', dx: 1, dy: 0 })
  act('nudge', { layer: 'b', version: 'player', dx: 1, dy: 0 })
  act('nudge', { layer: 'a', version: 'player', dx: 2, dy: 0 })
  engine.undo()
  const records = [recordKey({ kind: 'layer', id: 'a', goalkeeper: false })]
  const types = changesOf(engine.history.current().items, records).map(({ type }) => type)
  expect(types).toEqual(['layers.nudge', 'text.add'])
  expect(changesOf(engine.history.current().items, [])).toEqual([])
})
