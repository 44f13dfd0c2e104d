import { describe, expect, it } from 'vitest'
import { guard } from '../../../app/frame/routeTree.tsx'
import type { SessionState } from '../../../app/session/session.ts'
import { createState } from '../../../engine/streams/index.ts'
import { detailsOf } from '../../support/detailsOf.ts'

const inside: SessionState = { kind: 'in', details: detailsOf() }
const outside: SessionState = { kind: 'out' }

function open(now: SessionState, found: SessionState = now) {
  const starts = { times: 0 }
  const start = async () => {
    starts.times += 1
    return found
  }
  const enter = guard({ state: createState(now), start })
  return { starts, visit: (path: string) => enter(path) }
}

describe('a screen for customers', () => {
  it('opens for a customer without a question', async () => {
    const { visit, starts } = open(inside)
    expect([await visit('/me/dashboard'), starts.times]).toEqual([null, 0])
  })

  it('waits until it is known who is here', async () => {
    const { visit, starts } = open({ kind: 'starting' }, inside)
    expect([await visit('/me/dashboard'), starts.times]).toEqual([null, 1])
  })

  it.each([[{ kind: 'out' } as const], [{ kind: 'starting' } as const]])(
    'asks somebody else to sign in, and remembers the way: %o',
    async now => {
      const path = await open(now, outside).visit('/me/assets?sort=name')
      expect(path).toBe('/auth/signin?redirect_to=%2Fme%2Fassets%3Fsort%3Dname')
    },
  )

  it('asks again where the server was not reached, and fails while it is not', async () => {
    expect(await open({ kind: 'unreachable' }, inside).visit('/me/dashboard')).toBeNull()
    await expect(open({ kind: 'unreachable' }).visit('/me/dashboard')).rejects.toThrow('not reached')
  })
})
