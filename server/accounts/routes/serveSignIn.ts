import { publicKeysAnswer, publicKeysCall } from '../../contract/accounts/accessTokens.ts'
import { googleSignInCall, signInCall } from '../../contract/accounts/signIn.ts'
import { refreshCall, signOutCall } from '../../contract/accounts/tokens.ts'
import { done } from '../../contract/callParts.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import type { AccountServices } from '../accountServices.ts'
import { refresh } from '../refresh.ts'
import { signOut } from '../sessions.ts'
import { signIn } from '../signIn.ts'
import { signInWithGoogle } from '../signInWithGoogle.ts'
import { visitOf } from '../visit.ts'

/** Signing in, refreshing, signing out, and the keys that verify what they give. */
export function serveSignIn(server: KitloomServer, services: AccountServices): void {
  serveCall(server, signInCall, request => signIn(services, visitOf(request), request.body))
  serveCall(server, googleSignInCall, request => signInWithGoogle(services, visitOf(request), request.body))
  serveCall(server, refreshCall, request => refresh(services, visitOf(request), request.body))
  serveCall(server, signOutCall, async request => {
    await signOut(services, request.tenant.id, request.body.token)
    return done
  })
  serveCall(server, publicKeysCall, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60')
    return publicKeysAnswer.parse({ keys: await services.keys.publicKeys() })
  })
}
