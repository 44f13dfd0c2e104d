import { expect, it } from 'vitest'
import { keptForever } from '../../../app/device/keptResponses.ts'
import { keptTexts } from '../../../app/device/keptTexts.ts'

function memory(stored: string | null = null) {
  let value = stored
  return {
    read: () => value,
    write(_: string, next: string) {
      value = next
    },
  }
}

it('keeps texts by name, the latest first, and finds them again', () => {
  const device = memory()
  const kept = keptTexts(device, 'styles')
  kept.keep({ name: 'gold', text: '1' })
  kept.keep({ name: 'ខ្មែរ', text: '2' })
  kept.keep({ name: 'gold', text: '3' })
  expect(keptTexts(device, 'styles').list.current()).toEqual([
    { name: 'gold', text: '3' },
    { name: 'ខ្មែរ', text: '2' },
  ])
  kept.drop('gold')
  expect(kept.list.current()).toHaveLength(1)
})

it.each(['', 'nonsense', '{"a":1}', '[1,null,{"name":2,"text":"x"},{"name":"x"}]'])('starts anew from %j', stored => {
  expect(keptTexts(memory(stored), 'styles').list.current()).toEqual([])
})

it('keeps no more than there is room for', () => {
  const kept = keptTexts(memory(), 'styles')
  for (let at = 0; at < 60; at++) kept.keep({ name: String(at), text: '' })
  expect(kept.list.current()).toHaveLength(40)
  expect(kept.list.current()[0]?.name).toBe('59')
})

it('takes a file that was fetched once from this device, and asks anew for one that was damaged', async () => {
  const cache = new Map<string, Response>()
  const caches = {
    open: async () => ({
      match: async (address: string) => cache.get(address)?.clone(),
      async put(address: string, response: Response) {
        cache.set(address, response)
      },
    }),
  } as never
  let isOnline = true
  const fetched: string[] = []
  const fetch = keptForever(caches, 'fonts', async address => {
    fetched.push(address)
    if (!isOnline) throw new TypeError('There is no network.')
    return new Response('letters')
  })
  expect(await (await fetch('/a')).text()).toBe('letters')
  isOnline = false
  expect(await (await fetch('/a')).text()).toBe('letters')
  expect(fetched).toEqual(['/a'])
  await expect(fetch('/a', { cache: 'reload' })).rejects.toThrow('no network')
})

it('fetches where the browser keeps nothing', async () => {
  const fetch = keptForever(undefined, 'fonts', async () => new Response('letters'))
  expect(await (await fetch('/a')).text()).toBe('letters')
})
