import { describe, expect, it } from 'vitest'
import { deviceMemory } from '../../../app/device/deviceMemory.ts'
import { opensBlank } from '../../../app/studio/designAddress.ts'
import { begunDesigns, deviceDesigns, lastDesignOf } from '../../../app/studio/designs/deviceDesigns.ts'

const id = 'a-design-begun-here'
const card = { id, garment: 'soccer', name: '', at: 1 }

function memoryOfNothing() {
  const kept = new Map<string, string>()
  return deviceMemory(() => ({
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  }))
}

describe('an address of the editor', () => {
  it('opens a blank garment where a new design is wanted, whatever the device has', () => {
    const memory = memoryOfNothing()
    memory.write(lastDesignOf('soccer'), id)
    expect(opensBlank('?new', 'soccer', memory)).toBe(true)
  })

  it('opens a blank garment on a device that has designed none of its kind', () => {
    const memory = memoryOfNothing()
    memory.write(lastDesignOf('polo'), id)
    expect(opensBlank('', 'soccer', memory)).toBe(true)
    expect(opensBlank('', 'polo', memory)).toBe(false)
  })

  it('opens a blank garment while nothing was done in a design that was begun here', () => {
    const memory = memoryOfNothing()
    begunDesigns(memory).add(id)
    expect(opensBlank(`?design=${id}`, 'soccer', memory)).toBe(true)
    deviceDesigns(memory).note(card)
    expect(opensBlank(`?design=${id}`, 'soccer', memory)).toBe(false)
  })

  it('opens none for a template or a design from elsewhere', () => {
    const memory = memoryOfNothing()
    expect(opensBlank('?template=kbach', 'soccer', memory)).toBe(false)
    expect(opensBlank(`?design=${id}`, 'soccer', memory)).toBe(false)
  })
})
