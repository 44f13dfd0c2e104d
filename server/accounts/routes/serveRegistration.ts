import { confirmAccountCall, registerCall, resendCodeCall } from '../../contract/accounts/registration.ts'
import { done } from '../../contract/callParts.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import type { AccountServices } from '../accountServices.ts'
import { confirmAccount, resendCode } from '../confirmAccount.ts'
import { register } from '../register.ts'
import { visitOf } from '../visit.ts'

/** Signing up, and confirming the address with the code that was mailed to it. */
export function serveRegistration(server: KitloomServer, services: AccountServices): void {
  serveCall(server, registerCall, request => register(services, visitOf(request), request.body))
  serveCall(server, confirmAccountCall, async request => {
    const { username, 'otp-token': code } = request.headers
    await confirmAccount(services, visitOf(request), { email: username, code })
    return { confirmed: true as const }
  })
  serveCall(server, resendCodeCall, async request => {
    await resendCode(services, visitOf(request), request.headers.username)
    return done
  })
}
