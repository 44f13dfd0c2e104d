import { describe, expect, it } from 'vitest'
import { deviceMemory } from '../../../../app/device/deviceMemory.ts'
import { figuresIn } from '../../../../app/screens/entrance/CodeStep.tsx'
import { handedIn, waitingAddress } from '../../../../app/screens/entrance/handedIn.ts'

function open() {
  const kept = new Map<string, string>()
  const clock = { now: 1_700_000_000_000 }
  const memory = deviceMemory(() => ({
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  }))
  return { kept, clock, waiting: waitingAddress({ memory, now: () => clock.now }) }
}

describe('the address that waits for its code', () => {
  it('is remembered until an hour after the code has ended', () => {
    const { waiting, clock } = open()
    waiting.save('sok@kit.test', 600)
    clock.now += 4_199_000
    expect(waiting.read()).toBe('sok@kit.test')
    clock.now += 1_000
    expect(waiting.read()).toBeNull()
  })

  it('is forgotten when it is confirmed', () => {
    const { waiting } = open()
    waiting.save('sok@kit.test', 600)
    waiting.forget()
    expect(waiting.read()).toBeNull()
  })

  it.each(['', '{', '[]', '{"email":3,"until":9e99}'])('is none where %j was kept', text => {
    const { waiting, kept } = open()
    kept.set('kitloom-sign-up', text)
    expect(waiting.read()).toBeNull()
  })
})

describe('what one screen of the entrance hands to the next', () => {
  it('is a notice and an address, and nothing else', () => {
    expect(handedIn({ notice: 'confirmed', email: 'sok@kit.test', password: 'secret' })).toEqual({
      notice: 'confirmed',
      email: 'sok@kit.test',
    })
  })

  it.each([null, undefined, 'text', 3, {}, { notice: 'made-up', email: 3 }])('is nothing in %j', state => {
    expect(handedIn(state)).toEqual({})
  })
})

it('finds the figures of a pasted code, Khmer ones too', () => {
  expect(figuresIn(' 123 456\n')).toBe('123456')
  expect(figuresIn('លេខកូដ៖ ១២៣៤៥៦។')).toBe('123456')
})
