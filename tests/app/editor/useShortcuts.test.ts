import { expect, it } from 'vitest'
import { stepOf } from '../../../app/editor/useShortcuts.ts'

const keys = (key: string, ...held: ('ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey')[]) => ({
  ...{ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
  ...Object.fromEntries(held.map(name => [name, true])),
})

it('knows undo and redo on every keyboard', () => {
  expect(stepOf(keys('z', 'ctrlKey'))).toBe('undo')
  expect(stepOf(keys('z', 'metaKey'))).toBe('undo')
  expect(stepOf(keys('Z', 'ctrlKey', 'shiftKey'))).toBe('redo')
  expect(stepOf(keys('Z', 'metaKey', 'shiftKey'))).toBe('redo')
  expect(stepOf(keys('y', 'ctrlKey'))).toBe('redo')
})

it('leaves all other keys alone', () => {
  expect([keys('z'), keys('y', 'metaKey'), keys('z', 'ctrlKey', 'altKey'), keys('a', 'ctrlKey')].map(stepOf)).toEqual([
    null,
    null,
    null,
    null,
  ])
})
