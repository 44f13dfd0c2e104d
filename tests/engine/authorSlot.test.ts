import { describe, expect, it } from 'vitest'
import { takeAuthorSlot } from '../../engine/browser/authorSlot.ts'

/** Web Locks as far as slots need them; the browser stories use the real ones. */
function fakeLocks(): LockManager {
  const held = new Set<string>()
  const request = async (name: string, _options: unknown, work: (lock: unknown) => unknown) => {
    if (held.has(name)) return work(null)
    held.add(name)
    try {
      return await work({ name })
    } finally {
      held.delete(name)
    }
  }
  return { request, query: async () => ({}) } as never
}

describe('an author’s slot', () => {
  it('is the lowest that no living page of the person holds', async () => {
    const locks = fakeLocks()
    const first = await takeAuthorSlot('sokha', locks)
    const duplicate = await takeAuthorSlot('sokha', locks)
    const other = await takeAuthorSlot('vichea', locks)
    expect([first.author, duplicate.author, other.author]).toEqual(['sokha#0', 'sokha#1', 'vichea#0'])
    first.release()
    await Promise.resolve()
    await Promise.resolve()
    expect((await takeAuthorSlot('sokha', locks)).author).toBe('sokha#0')
  })

  it('is the first one where the browser has no locks', async () => {
    expect((await takeAuthorSlot('sokha', undefined)).author).toBe('sokha#0')
  })
})
