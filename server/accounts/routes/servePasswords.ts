import {
  changePasswordRequest,
  doneAnswer,
  forgotPasswordRequest,
  resetPasswordRequest,
  unlockRequest,
} from '../../contract/accounts/passwords.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import type { AccountServices } from '../accountServices.ts'
import { customerOf } from '../authenticate.ts'
import { changePassword } from '../changePassword.ts'
import { requestPasswordReset, resetPassword } from '../forgottenPassword.ts'
import { unlock } from '../unlock.ts'
import { visitOf } from '../visit.ts'

const config = { access: 'public' } as const
const response = { 200: doneAnswer }
const done = { done: true } as const

/** Forgotten, new and locked-out passwords. */
export function servePasswords(server: KitloomServer, services: AccountServices): void {
  server.post(
    '/api/accounts/forgotpassword',
    { config, schema: { summary: 'Ask for a new password', body: forgotPasswordRequest, response } },
    async request => {
      await requestPasswordReset(services, visitOf(request), request.body.email)
      return done
    },
  )
  server.post(
    '/api/accounts/resetpassword',
    { config, schema: { summary: 'Choose a new password with a mailed link', body: resetPasswordRequest, response } },
    async request => {
      await resetPassword(services, visitOf(request), request.body)
      return done
    },
  )
  server.post(
    '/api/oauth/unlock',
    { config, schema: { summary: 'Unlock an account with a mailed link', body: unlockRequest, response } },
    async request => {
      await unlock(services, visitOf(request), request.body.token)
      return done
    },
  )
  server.put(
    '/api/oauth/password',
    {
      config: { access: 'customer' },
      schema: { summary: 'Change the password', body: changePasswordRequest, response },
    },
    async request => {
      await changePassword(services, visitOf(request), customerOf(request), request.body)
      return done
    },
  )
}
