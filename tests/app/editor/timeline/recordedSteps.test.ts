import { expect, it } from 'vitest'
import { recordedSteps, vectorAfter } from '../../../../app/editor/timeline/filmstrip.ts'
import { solid, zoneKey } from '../../../../engine/plugin.ts'
import { setZonePaint } from '../../../../plugins/tools/colour/tool.ts'
import { nameVersion } from '../../../../plugins/tools/design/tool.ts'
import { openSoccer } from '../../../support/openSoccer.ts'

const paint = (colour: `#${string}`) => setZonePaint.of({ zone: 'base', paint: solid(colour), version: 'player' })

it('a version that is named after an undo shows what was seen when it was named', () => {
  const engine = openSoccer()
  engine.dispatch(paint('#112233'))
  engine.dispatch(paint('#445566'))
  engine.undo()
  const { steps } = engine.timeline.replay()
  const vector = vectorAfter(engine.timeline.replay(), steps.length)
  engine.dispatch(nameVersion.of({ moment: 'm1', name: 'Before the match', vector }))
  engine.dispatch(paint('#778899'))
  const replay = engine.timeline.replay()
  const moments = Object.values(engine.document.current().moments)
  const recorded = recordedSteps(replay, engine.history.current(), moments)
  const named = recorded.find(({ name }) => name === 'Before the match')
  expect(replay.after(named?.count ?? 0).zones[zoneKey('base')]?.paint).toEqual(solid('#112233'))
  expect(recorded).toHaveLength(3)
})
