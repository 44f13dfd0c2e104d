import {
  changePasswordCall,
  forgotPasswordCall,
  resetPasswordCall,
  unlockCall,
} from '../../contract/accounts/passwords.ts'
import { done } from '../../contract/callParts.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import type { AccountServices } from '../accountServices.ts'
import { customerOf } from '../authenticate.ts'
import { changePassword } from '../changePassword.ts'
import { requestPasswordReset, resetPassword } from '../forgottenPassword.ts'
import { unlock } from '../unlock.ts'
import { visitOf } from '../visit.ts'

/** Forgotten, new and locked-out passwords. */
export function servePasswords(server: KitloomServer, services: AccountServices): void {
  serveCall(server, forgotPasswordCall, async request => {
    await requestPasswordReset(services, visitOf(request), request.body.email)
    return done
  })
  serveCall(server, resetPasswordCall, async request => {
    await resetPassword(services, visitOf(request), request.body)
    return done
  })
  serveCall(server, unlockCall, async request => {
    await unlock(services, visitOf(request), request.body.token)
    return done
  })
  serveCall(server, changePasswordCall, async request => {
    await changePassword(services, visitOf(request), customerOf(request), request.body)
    return done
  })
}
