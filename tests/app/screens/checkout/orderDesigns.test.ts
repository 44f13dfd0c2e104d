import { expect, it } from 'vitest'
import { deviceMemory } from '../../../../app/device/deviceMemory.ts'
import {
  addToOrder,
  designsOfOrder,
  forgetOrder,
  removeFromOrder,
} from '../../../../app/screens/checkout/designs/useOrderDesigns.ts'

const memoryWith = (text?: string) => {
  const kept = new Map(text === undefined ? [] : [['kitloom-order-designs', text]])
  return deviceMemory(() => ({
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  }))
}

it('orders a design alone until another one is added, and again once that is taken out', () => {
  const memory = memoryWith()
  expect(designsOfOrder(memory, 'home')).toEqual(['home'])
  expect(addToOrder(memory, 'home', 'away')).toEqual(['home', 'away'])
  expect(addToOrder(memory, 'away', 'keeper')).toEqual(['home', 'away', 'keeper'])
  expect(designsOfOrder(memory, 'keeper')).toEqual(['home', 'away', 'keeper'])
  expect(removeFromOrder(memory, 'home', 'away')).toEqual(['home', 'keeper'])
  expect(removeFromOrder(memory, 'home', 'keeper')).toEqual(['home'])
  expect(designsOfOrder(memory, 'keeper')).toEqual(['keeper'])
})

it('leaves a design alone that is not in the order, and lets it come into it', () => {
  const memory = memoryWith()
  addToOrder(memory, 'home', 'away')
  expect(designsOfOrder(memory, 'cup')).toEqual(['cup'])
  expect(addToOrder(memory, 'cup', 'home')).toEqual(['home', 'away', 'cup'])
})

it('holds ten designs, each once, and begins anew after it was sent', () => {
  const memory = memoryWith()
  for (let count = 0; count < 12; count++) addToOrder(memory, 'home', `design-${count}`)
  addToOrder(memory, 'home', 'design-0')
  expect(designsOfOrder(memory, 'home')).toHaveLength(10)
  forgetOrder(memory)
  expect(designsOfOrder(memory, 'home')).toEqual(['home'])
})

it.each(['', 'nonsense', '{}', '[1,2]', `[${'"x",'.repeat(20)}"x"]`])(
  'takes what it cannot read as no order: %s',
  text => {
    expect(designsOfOrder(memoryWith(text), 'home')).toEqual(['home'])
  },
)
