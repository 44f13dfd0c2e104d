import { authorId, type Engine } from '../../engine/index.ts'
import { hostileEntries } from '../support/hostileEntries.ts'
import { openEngine, people, run } from '../support/peers.ts'
import {
  addPlayer,
  addText,
  moveLayer,
  removeLayer,
  setColour,
  setKeeperColour,
  setLayer,
  setName,
} from '../support/plainTools.ts'
import { randomRun } from '../support/randomRun.ts'
import { rawClient } from '../support/rawClient.ts'

const solid = (zone: string, colour: string) => setColour.of({ zone, colour })

function oneOfEach(): Engine {
  const engine = openEngine({ newClient: () => 1, author: authorId('sokha#0') })
  run(
    engine,
    setName.of({ name: 'អាវក្នុងទឹកដី អង្គរ' }),
    solid('base', '#c2182b'),
    solid('base', '#c2182b'),
    addText.of({ layer: 'team', text: 'អង្គរ', order: 'V' }),
    moveLayer.of({ layer: 'team', x: 12.5, y: -3 }),
    setLayer.of({ layer: 'team', field: 'outlines', value: [{ colour: '#2a0a12', width: 4 }] }),
    addText.of({ layer: 'gone', text: 'gone' }),
    removeLayer.of({ layer: 'gone' }),
    addPlayer.of({ player: 'p1', name: 'សុខា' }),
    setKeeperColour.of({ zone: 'base', colour: '#0a8f4f' }),
    setKeeperColour.of({ zone: 'collar', colour: null }),
  )
  return engine
}

function undoing(): Engine {
  const engine = openEngine({ newClient: () => 2, author: authorId('sokha#1') })
  run(engine, solid('base', '#111111'), solid('base', '#222222'), solid('collar', '#333333'))
  engine.undo()
  engine.undo()
  engine.redo()
  run(engine, solid('sleeves', '#444444'))
  engine.undo()
  return engine
}

function overwritten(): Engine {
  const [a, b] = people(['sokha', 'vichea'])
  if (!a || !b) throw new Error('Two people are needed.')
  run(a.engine, solid('base', '#111111'), addText.of({ layer: 'name', text: 'A' }))
  run(b.engine, solid('base', '#222222'), removeLayer.of({ layer: 'name' }))
  run(a.engine, solid('collar', '#333333'))
  a.engine.undo()
  return a.engine
}

function hostile(): Engine {
  const engine = openEngine({ newClient: () => 3, author: authorId('sokha#0') })
  run(engine, solid('collar', '#00ff00'))
  const mallory = rawClient(666)
  for (const { item } of hostileEntries) mallory.push(item)
  engine.timeline.log().apply(mallory.update(), { from: 'peer', transport: 'recording' })
  return engine
}

function threePeople(): Engine {
  const run = randomRun(7, 400)
  run.settle()
  const [first] = run.engines
  if (!first) throw new Error('Three people are needed.')
  return first
}

function longLog(): Engine {
  const engine = openEngine({ newClient: () => 4, author: authorId('sokha#0') })
  for (let step = 0; step < 300; step++)
    run(engine, solid(`zone${step % 7}`, `#${(step * 53_113).toString(16).padStart(6, '0')}`))
  return engine
}

/** Told once by the version that first wrote such logs; their recordings are read by every version after it. */
export const stories: Readonly<Record<string, () => Engine>> = {
  'one of each': oneOfEach,
  undoing,
  overwritten,
  hostile,
  'three people': threePeople,
  'several chunks': longLog,
}
