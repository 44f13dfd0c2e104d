import { socialHeaders, socialRequest } from '../../contract/accounts/social.ts'
import { tokenAnswer } from '../../contract/accounts/tokens.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import type { AccountServices } from '../accountServices.ts'
import { signInWithGoogle } from '../signInWithGoogle.ts'
import { visitOf } from '../visit.ts'

export function serveSocial(server: KitloomServer, services: AccountServices): void {
  server.post(
    '/api/oauth/social',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Sign in with Google',
        headers: socialHeaders,
        body: socialRequest,
        response: { 200: tokenAnswer },
      },
    },
    request => signInWithGoogle(services, visitOf(request), request.body),
  )
}
