import { expect, it } from 'vitest'
import { deviceMemory } from '../../../../app/device/deviceMemory.ts'
import { deviceDesigns } from '../../../../app/studio/designs/deviceDesigns.ts'

const onThisDevice = () => {
  localStorage.clear()
  return deviceDesigns(deviceMemory(() => localStorage))
}
const design = (id: string, at: number, name = '') => ({ id, garment: 'soccer', name, at })

it('lists designs, the latest first and each once', () => {
  const designs = onThisDevice()
  designs.note(design('one', 1))
  designs.note(design('two', 2))
  designs.note(design('one', 3, 'Angkor'))
  expect(designs.list()).toEqual([design('one', 3, 'Angkor'), design('two', 2)])
})

it('forgets a design', () => {
  const designs = onThisDevice()
  designs.note(design('one', 1))
  designs.forget('one')
  expect(designs.list()).toEqual([])
})

it('takes what is no list for an empty one, and goes on', () => {
  for (const stored of ['{', 'null', '[{"id":7}]', '"x"', '[1,2]']) {
    const designs = onThisDevice()
    localStorage.setItem('kitloom-designs', stored)
    expect(designs.list()).toEqual([])
    designs.note(design('one', 1))
    expect(designs.list()).toHaveLength(1)
  }
})

it('keeps the latest 200', () => {
  const designs = onThisDevice()
  for (let at = 0; at < 205; at++) designs.note(design(`design-${at}`, at))
  expect(designs.list()).toHaveLength(200)
  expect(designs.list()[0]?.id).toBe('design-204')
})

it('remembers how a design stands with the server, also when it is noted anew', () => {
  const designs = onThisDevice()
  designs.note(design('one', 1))
  designs.mark('one', { account: 'dara', isUnsent: true })
  designs.note(design('one', 2, 'Angkor'))
  designs.mark('one', { isUnsent: false })
  designs.mark('nobody', { isUnsent: true })
  expect(designs.list()).toEqual([{ ...design('one', 2, 'Angkor'), account: 'dara', isUnsent: false }])
})
