import { describe, expect, it } from 'vitest'
import { createClient, withAuth } from '../../../../app/session/api/createClient.ts'
import { whoamiCall } from '../../../../server/contract/whoami.ts'

/** A page signed in with a token that the server, or whatever stands before it, answers by this. */
function pageOf(refusal: () => Response) {
  const renewed: string[] = []
  const session = {
    bearer: async () => 'old',
    async renew(refused: string) {
      renewed.push(refused)
      return 'new'
    },
  }
  const client = createClient(withAuth(async () => refusal(), { session, guestSecret: () => 'secret' }))
  return { client, renewed }
}

const problem = { type: 'about:blank', title: 'Not signed in', status: 401, code: 'not-signed-in', detail: 'Sign in.' }

describe('a token', () => {
  it('is renewed where the server refuses it, and tried once more', async () => {
    const { client, renewed } = pageOf(() => Response.json(problem, { status: 401 }))
    expect(await client.send(whoamiCall)).toMatchObject({ kind: 'refused', code: 'not-signed-in' })
    expect(renewed).toEqual(['old'])
  })

  it('is kept where something else says no in the place of the server', async () => {
    const { client, renewed } = pageOf(() => new Response('Who are you?', { status: 401 }))
    expect(await client.send(whoamiCall)).toEqual({ kind: 'unreachable' })
    expect(renewed).toEqual([])
  })
})
