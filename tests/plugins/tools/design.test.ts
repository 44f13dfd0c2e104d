import { describe, expect, it } from 'vitest'
import type { Engine } from '../../../engine/index.ts'
import { namedVersionId } from '../../../engine/plugin.ts'
import { nameVersion, removeVersionName, setName } from '../../../plugins/index.ts'
import { openSoccer } from '../../support/openSoccer.ts'
import { openEngine } from '../../support/peers.ts'

it('names a design in one line', () => {
  const engine = openSoccer()
  engine.dispatch(setName.of({ name: '  Angkor \n home  ' }))
  expect(engine.document.current().design.name).toBe('Angkor home')
})

it('writes nothing when the name stays', () => {
  const engine = openSoccer()
  engine.dispatch(setName.of({ name: 'Angkor' }))
  expect(engine.dispatch(setName.of({ name: ' Angkor ' }))).toEqual({ kind: 'refused', reason: 'nothing-changes' })
})

it('refuses a name that no bar can hold', () => {
  expect(openSoccer().dispatch(setName.of({ name: 'x'.repeat(121) })).kind).toBe('refused')
})

describe('a named moment', () => {
  const vectorOf = (engine: Engine): [number, number][] => [...engine.timeline.moment()]
  const namesOf = (engine: Engine) => Object.values(engine.document.current().moments).map(({ name }) => name)
  const named = (engine: Engine, name: string) =>
    engine.dispatch(nameVersion.of({ moment: 'm1', name, vector: vectorOf(engine) }))

  it('is found again as it was', () => {
    const engine = openSoccer()
    engine.dispatch(setName.of({ name: 'Angkor' }))
    named(engine, ' Before  the meeting ')
    engine.dispatch(setName.of({ name: 'Bayon' }))
    const moment = engine.document.current().moments[namedVersionId('m1')]
    expect(moment?.name).toBe('Before the meeting')
    expect(engine.timeline.at(new Map(moment?.vector)).design.name).toBe('Angkor')
  })

  it('[R7] keeps its name when an earlier moment is restored, and is restored itself', () => {
    const engine = openSoccer()
    engine.dispatch(setName.of({ name: 'Angkor' }))
    const before = engine.timeline.moment()
    engine.dispatch(setName.of({ name: 'Bayon' }))
    named(engine, 'Second')
    expect(engine.timeline.restore(before).kind).toBe('applied')
    expect(engine.document.current().design.name).toBe('Angkor')
    expect(namesOf(engine)).toEqual(['Second'])
  })

  it('[R7] stays behind when the design is copied', () => {
    const engine = openSoccer()
    engine.dispatch(setName.of({ name: 'Angkor' }))
    named(engine, 'Draft')
    const copy = openEngine({ copyOf: engine.document.current() })
    expect(copy.document.current().design.name).toBe('Angkor')
    expect(namesOf(copy)).toEqual([])
  })

  it('can be renamed, forgotten, and both undone', () => {
    const engine = openSoccer()
    engine.dispatch(setName.of({ name: 'Angkor' }))
    named(engine, 'First')
    named(engine, 'Draft')
    expect(namesOf(engine)).toEqual(['Draft'])
    engine.dispatch(removeVersionName.of({ moment: 'm1' }))
    expect(namesOf(engine)).toEqual([])
    engine.undo()
    engine.undo()
    expect(namesOf(engine)).toEqual(['First'])
  })

  it.each([
    ['no name', { moment: 'm1', name: '  ', vector: [[1, 1]] }, 'name-missing'],
    ['a name too long', { moment: 'm1', name: 'x'.repeat(121), vector: [[1, 1]] }, 'invalid-payload'],
    ['an id that names no record', { moment: 'm 1', name: 'A', vector: [[1, 1]] }, 'invalid-payload'],
    ['a vector of nonsense', { moment: 'm1', name: 'A', vector: [[1, Number.NaN]] }, 'invalid-payload'],
    ['no vector', { moment: 'm1', name: 'A', vector: [] }, 'invalid-payload'],
  ])('is refused with %s', (_, payload, reason) => {
    const engine = openSoccer()
    expect(engine.dispatch({ type: 'design.nameMoment', payload })).toEqual({ kind: 'refused', reason })
    expect(namesOf(engine)).toEqual([])
  })

  it('is refused past the two hundredth', () => {
    const engine = openSoccer()
    const vector = [[1, 1]] as [number, number][]
    for (let index = 0; index < 200; index++)
      engine.dispatch(nameVersion.of({ moment: `m${index}`, name: 'A', vector }))
    const outcome = engine.dispatch(nameVersion.of({ moment: 'm200', name: 'A', vector }))
    expect(outcome).toEqual({ kind: 'refused', reason: 'limit-moments' })
  })

  it('is not forgotten twice', () => {
    expect(openSoccer().dispatch(removeVersionName.of({ moment: 'm1' }))).toEqual({
      kind: 'refused',
      reason: 'version-missing',
    })
  })
})
