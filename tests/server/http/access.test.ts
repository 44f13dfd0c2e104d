import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Access } from '../../../server/contract/call.ts'
import { requireAccess } from '../../../server/http/access.ts'
import { handleErrors } from '../../../server/http/handleErrors.ts'
import type { Principal } from '../../../server/http/principal.ts'
import { serveLoose } from '../../support/server/serveLoose.ts'

const everyAccess: readonly Access[] = ['public', 'visitor', 'customer', 'staff', 'admin']
const ids = { account: 'a', session: 's' }
const principals: Readonly<Record<Principal['kind'], Principal>> = {
  nobody: { kind: 'nobody' },
  guest: { kind: 'guest', secret: 'x' },
  customer: { kind: 'customer', hasAcceptedTerms: true, ...ids, client: 'web' },
  staff: { kind: 'staff', ...ids, client: 'console' },
  admin: { kind: 'admin', role: 'owner', ...ids, client: 'console' },
}

describe('access to calls', () => {
  let server: Awaited<ReturnType<typeof serveLoose>>
  beforeAll(async () => {
    server = await serveLoose(loose => {
      handleErrors(loose)
      loose.decorateRequest('principal')
      loose.addHook('onRequest', async request => {
        request.principal = principals[String(request.headers.from) as Principal['kind']]
      })
      requireAccess(loose)
      for (const access of everyAccess) loose.get(`/${access}`, { config: { access } }, async () => 'in')
    })
  })
  afterAll(() => server.close())

  it.each([
    ['public', 200, 200, 200, 200, 200],
    ['visitor', 401, 200, 200, 403, 403],
    ['customer', 401, 401, 200, 403, 403],
    ['staff', 401, 401, 403, 200, 200],
    ['admin', 401, 401, 403, 403, 200],
  ])(
    'a %s route: nobody %i, a guest %i, a customer %i, staff before the second factor %i, an admin %i',
    async (access, ...expected) => {
      const responses = await Promise.all(
        Object.keys(principals).map(from => server.inject({ url: `/${access}`, headers: { from } })),
      )
      expect(responses.map(response => response.statusCode)).toEqual(expected)
    },
  )

  it('refuses to start with a route that does not say', async () => {
    const start = serveLoose(loose => {
      requireAccess(loose)
      loose.get('/open', async () => 'to everybody')
    })
    await expect(start).rejects.toThrow('GET /open does not declare who may call it')
  })
})
