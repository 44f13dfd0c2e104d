import { expect, it } from 'vitest'
import { deviceMemory } from '../../../../app/device/deviceMemory.ts'
import { begunDesigns } from '../../../../app/studio/designs/deviceDesigns.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return deviceMemory(() => ({
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  }))
}

it('a design that was begun here is known, also after another', () => {
  const device = memory()
  begunDesigns(device).add('design-one')
  begunDesigns(device).add('design-two')
  const { has } = begunDesigns(device)
  expect(['design-one', 'design-two', 'design-three', ''].map(has)).toEqual([true, true, false, false])
})

it('the oldest of many is forgotten: by then it is on the list of the device', () => {
  const begun = begunDesigns(memory())
  for (let number = 0; number <= 20; number++) begun.add(`design-${number}`)
  expect([begun.has('design-0'), begun.has('design-1'), begun.has('design-20')]).toEqual([false, true, true])
})
