import { expect, it } from 'vitest'
import { setName } from '../../../plugins/index.ts'
import { openSoccer } from '../../support/openSoccer.ts'

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
