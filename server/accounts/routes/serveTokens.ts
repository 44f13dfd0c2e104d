import { doneAnswer } from '../../contract/accounts/passwords.ts'
import { publicKeysAnswer } from '../../contract/accounts/publicKeys.ts'
import { destroyRequest, refreshRequest, signInRequest, tokenAnswer } from '../../contract/accounts/tokens.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import type { AccountServices } from '../accountServices.ts'
import { refresh } from '../refresh.ts'
import { signOut } from '../sessions.ts'
import { signIn } from '../signIn.ts'
import { visitOf } from '../visit.ts'

const config = { access: 'public' } as const

/** Signing in, refreshing, signing out, and the keys that verify what they give. */
export function serveTokens(server: KitloomServer, services: AccountServices): void {
  server.post(
    '/api/accounts/token',
    { config, schema: { summary: 'Sign in', body: signInRequest, response: { 200: tokenAnswer } } },
    request => signIn(services, visitOf(request), request.body),
  )
  server.post(
    '/api/accounts/refreshtoken',
    { config, schema: { summary: 'Continue a session', body: refreshRequest, response: { 200: tokenAnswer } } },
    request => refresh(services, visitOf(request), request.body),
  )
  server.post(
    '/api/accounts/token/destroy',
    // The refresh token is the proof: somebody whose access token has ended must be able to sign out.
    { config, schema: { summary: 'Sign out', body: destroyRequest, response: { 200: doneAnswer } } },
    async request => {
      await signOut(services, request.tenant.id, request.body.token)
      return { done: true as const }
    },
  )
  server.get(
    '/.well-known/jwks.json',
    { config, schema: { summary: 'Keys that verify access tokens', response: { 200: publicKeysAnswer } } },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60')
      return publicKeysAnswer.parse({ keys: await services.keys.publicKeys() })
    },
  )
}
