import { expect, it } from 'vitest'
import { watchPointers } from '../../../app/viewer/heldPointer.ts'

const pointer = (kind: string, pointerId: number, buttons = 1) =>
  Object.assign(new Event(kind, { bubbles: true }), { pointerId, buttons })

it('knows of buttons and fingers anywhere on the page, until the last is up', () => {
  const page = new EventTarget()
  const { isHeld, dispose } = watchPointers(page)
  page.dispatchEvent(pointer('pointerdown', 1))
  page.dispatchEvent(pointer('pointerdown', 2))
  page.dispatchEvent(pointer('pointerup', 1))
  expect(isHeld()).toBe(true)
  page.dispatchEvent(pointer('pointercancel', 2))
  expect(isHeld()).toBe(false)
  dispose()
  page.dispatchEvent(pointer('pointerdown', 3))
  expect(isHeld()).toBe(false)
})

it('does not wait for a release that another window had', () => {
  const page = new EventTarget()
  const { isHeld } = watchPointers(page)
  page.dispatchEvent(pointer('pointerdown', 1))
  page.dispatchEvent(pointer('pointermove', 1))
  expect(isHeld()).toBe(true)
  page.dispatchEvent(pointer('pointermove', 1, 0))
  expect(isHeld()).toBe(false)
  page.dispatchEvent(pointer('pointerdown', 1))
  page.dispatchEvent(new Event('blur'))
  expect(isHeld()).toBe(false)
})
