import { doneAnswer } from '../../contract/accounts/passwords.ts'
import {
  confirmOtpAnswer,
  confirmOtpHeaders,
  registerAnswer,
  registerRequest,
  resendOtpHeaders,
} from '../../contract/accounts/registration.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import type { AccountServices } from '../accountServices.ts'
import { confirmAccount, resendCode } from '../confirmAccount.ts'
import { register } from '../register.ts'
import { visitOf } from '../visit.ts'

const config = { access: 'public' } as const

export function serveRegistration(server: KitloomServer, services: AccountServices): void {
  server.post(
    '/api/accounts/register',
    { config, schema: { summary: 'Sign up', body: registerRequest, response: { 200: registerAnswer } } },
    request => register(services, visitOf(request), request.body),
  )
  server.post(
    '/api/oauth/confirmotp',
    {
      config,
      schema: {
        summary: 'Confirm an address with its code',
        headers: confirmOtpHeaders,
        response: { 200: confirmOtpAnswer },
      },
    },
    async request => {
      const { username, 'otp-token': code } = request.headers
      await confirmAccount(services, visitOf(request), { email: username, code })
      return { confirmed: true as const }
    },
  )
  server.post(
    '/api/oauth/resendotp',
    { config, schema: { summary: 'Send another code', headers: resendOtpHeaders, response: { 200: doneAnswer } } },
    async request => {
      await resendCode(services, visitOf(request), request.headers.username)
      return { done: true as const }
    },
  )
}
