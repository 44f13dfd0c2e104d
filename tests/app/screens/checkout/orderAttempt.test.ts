import { expect, it } from 'vitest'
import { z } from 'zod'
import { deviceMemory } from '../../../../app/device/deviceMemory.ts'
import { attemptFor, noteOrdered, prepareOrder } from '../../../../app/screens/checkout/orderAttempt.ts'

function openBrowser() {
  const kept = new Map<string, string>()
  return deviceMemory(() => ({
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  }))
}

const order = { designs: ['a'], expectedTotal: 100 }
const minute = 60_000
const years = 365 * 24 * 60 * minute

it('gives two tabs one key for one order, and another order another one', async () => {
  const memory = openBrowser()
  prepareOrder(memory, 0)
  const [first, second] = await Promise.all([attemptFor(memory, order), attemptFor(memory, { ...order })])
  expect(second).toEqual(first)
  expect(z.uuid().array().parse([first.key, first.secret])).toHaveLength(2)
  const other = await attemptFor(memory, { ...order, expectedTotal: 101 })
  expect(other.key).not.toBe(first.key)
  expect(other.secret).not.toBe(first.secret)
  expect((await attemptFor(openBrowser(), order)).secret).not.toBe(first.secret)
})

it('keeps its key while a page waits for its connection, and orders once more a minute after an order', async () => {
  const memory = openBrowser()
  prepareOrder(memory, 0)
  const first = await attemptFor(memory, order)
  prepareOrder(memory, 60 * minute)
  expect(await attemptFor(memory, order)).toEqual(first)
  noteOrdered(memory, 60 * minute)
  prepareOrder(memory, 60.5 * minute)
  expect(await attemptFor(memory, order)).toEqual(first)
  prepareOrder(memory, 62 * minute)
  expect((await attemptFor(memory, order)).key).not.toBe(first.key)
})

it('orders once more also where the clock of the device was years ahead', async () => {
  const memory = openBrowser()
  prepareOrder(memory, 10 * years)
  const first = await attemptFor(memory, order)
  noteOrdered(memory, 10 * years)
  prepareOrder(memory, 0)
  expect((await attemptFor(memory, order)).key).not.toBe(first.key)
})

it('begins anew where the device holds something else', async () => {
  const memory = openBrowser()
  memory.write('kitloom-order-seed', '{"seed":7}')
  const first = await attemptFor(memory, order)
  expect(await attemptFor(memory, order)).toEqual(first)
})
