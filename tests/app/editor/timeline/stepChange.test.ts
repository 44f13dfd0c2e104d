import { expect, it } from 'vitest'
import { stepChange } from '../../../../app/editor/timeline/stepChange.ts'
import { type Engine, playerId, shownOptions } from '../../../../engine/index.ts'
import { optionId, solid } from '../../../../engine/plugin.ts'
import { setZonePaint } from '../../../../plugins/tools/colour/tool.ts'
import { setOption } from '../../../../plugins/tools/cut/tool.ts'
import { addMany, edit } from '../../../../plugins/tools/players/commands.ts'
import { openSoccer, soccer } from '../../../support/openSoccer.ts'

/** What the last command of these did to a record, as the timeline says it. */
function changeOf(record: string, ...commands: readonly Parameters<Engine['dispatch']>[0][]) {
  const engine = openSoccer()
  let before = engine.document.current()
  for (const command of commands) {
    before = engine.document.current()
    expect(engine.dispatch(command).kind).toBe('applied')
  }
  const after = engine.document.current()
  const zones = soccer.zones(soccer.pattern('M', shownOptions({ document: after, garment: soccer }, 'player', null)))
  const at = (document: typeof before) => ({ document, garment: soccer, zones })
  return stepChange(record, at(before), at(after))
}

const paint = (colour: `#${string}`) => setZonePaint.of({ zone: 'base', paint: solid(colour), version: 'player' })
const player = { name: 'Dara', number: '10', size: 'M', goalkeeper: false, quantity: 1, player: 'one' } as const

it('says from which colour to which a zone was painted, the initial one too', () => {
  expect(changeOf('zone:base', paint('#112233'), paint('#445566'))).toEqual({
    field: 'paint',
    from: solid('#112233'),
    to: solid('#445566'),
  })
  expect(changeOf('zone:base', paint('#112233'))?.to).toEqual(solid('#112233'))
})

it('says from which choice to which the cut was changed', () => {
  expect(
    changeOf('option:collar', setOption.of({ option: optionId('collar'), value: 'v', version: 'player' })),
  ).toEqual({
    field: 'option',
    from: 'crew',
    to: 'v',
  })
})

it('says what became of one field, and nothing where several changed or one was empty', () => {
  const add = addMany.of({ players: [player] })
  const set = (fields: { readonly size?: 'L'; readonly name?: string }) => edit.of({ player: playerId('one'), fields })
  expect(changeOf('player:one', add, set({ size: 'L' }))).toEqual({ field: 'size', from: 'M', to: 'L' })
  expect(changeOf('player:one', add, set({ size: 'L', name: 'Rith' }))).toBeNull()
  expect(changeOf('player:one', add)).toBeNull()
})
