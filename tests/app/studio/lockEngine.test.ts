import { describe, expect, it, vi } from 'vitest'
import { type Lock, lockEngine, lockOf } from '../../../app/studio/lockEngine.ts'
import { createState } from '../../../engine/index.ts'
import { setName } from '../../../plugins/index.ts'
import { openSoccer } from '../../support/openSoccer.ts'
import { openEngine, run } from '../../support/peers.ts'
import { setName as renameKit } from '../../support/plainTools.ts'

const rename = setName.of({ name: 'Naga' })

function locked(first: Lock = null) {
  const lock = createState<Lock>(first)
  const tried = vi.fn<(retry: () => void) => void>()
  const engine = lockEngine(openSoccer(), { lock, tried })
  return { lock, tried, engine, name: () => engine.document.current().design.name }
}

describe('a design that is not locked', () => {
  it('is changed as ever', () => {
    const { engine, name, tried } = locked()
    expect(engine.dispatch(rename).kind).toBe('applied')
    expect([name(), engine.undo().kind, name()]).toEqual(['Naga', 'changed', ''])
    expect(tried).not.toHaveBeenCalled()
  })
})

describe('a design in review', () => {
  it('refuses every change of this page with the reason', () => {
    const { lock, engine, name, tried } = locked()
    engine.dispatch(rename)
    const now = engine.timeline.moment()
    lock.set('design-in-review')
    const no = { kind: 'refused', reason: 'design-in-review' }
    const other = setName.of({ name: 'Angkor' })
    expect([engine.check(other), engine.preview(other), engine.dispatch(other)]).toEqual([no, no, no])
    expect([engine.timeline.restore(now), engine.undo(), engine.redo()]).toEqual([
      no,
      { kind: 'nothing' },
      { kind: 'nothing' },
    ])
    expect([name(), engine.shown.current().design.name]).toEqual(['Naga', 'Naga'])
    expect(tried).toHaveBeenCalledTimes(4)
  })

  it('is changed by what comes from others', () => {
    const { engine, name } = locked('design-in-review')
    const other = openEngine({ newClient: () => 777 })
    run(other, renameKit.of({ name: 'Naga' }))
    engine.timeline.log().apply(other.timeline.log().update(), { from: 'peer', transport: 'test' })
    expect(name()).toBe('Naga')
  })
})

describe('a design that the shop has answered', () => {
  it('asks when something is done, not before', () => {
    const { engine, name, tried } = locked('approval-is-lost')
    expect([engine.check(rename).kind, engine.preview(rename)?.kind]).toEqual(['applied', 'applied'])
    expect(tried).not.toHaveBeenCalled()
    expect(engine.dispatch(rename)).toEqual({ kind: 'refused', reason: 'approval-is-lost' })
    expect([name(), engine.shown.current().design.name, tried.mock.calls.length]).toEqual(['', '', 1])
  })

  it('does what was wanted once it is unlocked', () => {
    const { lock, engine, name, tried } = locked('approval-is-lost')
    engine.dispatch(rename)
    lock.set(null)
    tried.mock.calls[0]?.[0]()
    expect(name()).toBe('Naga')
  })
})

describe('the lock', () => {
  it('follows the status', () => {
    const of = (status: 'DRAFT' | 'REVIEWING' | 'READY' | 'REJECTED') => lockOf({ status })
    expect([lockOf(null), of('DRAFT'), of('REVIEWING'), of('READY'), of('REJECTED')]).toEqual([
      ...[null, null, 'design-in-review', 'approval-is-lost', 'approval-is-lost'],
    ])
  })
})

describe('a design of which nobody knows yet how it stands', () => {
  it('holds what is done until it is known, and then does it', () => {
    const { lock, engine, name, tried } = locked('review-unknown')
    expect([engine.check(rename).kind, engine.preview(rename)?.kind]).toEqual(['applied', 'applied'])
    expect(engine.dispatch(rename)).toEqual({ kind: 'refused', reason: 'review-unknown' })
    expect(name()).toBe('')
    lock.set(null)
    expect(name()).toBe('Naga')
    expect(tried).not.toHaveBeenCalled()
  })

  it('asks about the first edit when it turns out that the shop has answered', () => {
    const { lock, engine, name, tried } = locked('review-unknown')
    engine.dispatch(rename)
    lock.set('approval-is-lost')
    expect([name(), tried.mock.calls.length]).toEqual(['', 1])
    lock.set(null)
    tried.mock.calls[0]?.[0]()
    expect(name()).toBe('Naga')
  })
})
