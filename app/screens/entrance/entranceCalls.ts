import { doneAnswer } from '../../../server/contract/accounts/passwords.ts'
import { confirmOtpAnswer, registerAnswer } from '../../../server/contract/accounts/registration.ts'
import { termsAnswer } from '../../../server/contract/accounts/terms.ts'
import { tokenAnswer } from '../../../server/contract/accounts/tokens.ts'
import type { Language } from '../../i18n/languages.ts'
import type { AskServer } from '../../session/api/askServer.ts'

export interface NewAccount {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly language: Language
}

/** The calls of signing in and up, as section 7 of the specification names them. */
export function entranceCalls(ask: AskServer) {
  const post = { method: 'POST' } as const
  return {
    signIn: (email: string, password: string) =>
      ask({
        ...{ ...post, path: '/api/accounts/token', answer: tokenAnswer },
        body: { email, password, clientId: 'web' },
      }),
    google: (idToken: string, language: Language) =>
      ask({
        ...{ ...post, path: '/api/oauth/social', answer: tokenAnswer },
        body: { provider: 'google', idToken, language },
        headers: { 'client-id': 'app' },
      }),
    register: (account: NewAccount) =>
      ask({ ...post, path: '/api/accounts/register', body: account, answer: registerAnswer }),
    confirm: (email: string, code: string) =>
      ask({
        ...{ ...post, path: '/api/oauth/confirmotp', answer: confirmOtpAnswer },
        headers: { Username: email, 'OTP-Token': code, 'client-id': 'app' },
      }),
    resend: (email: string) =>
      ask({ ...post, path: '/api/oauth/resendotp', headers: { Username: email }, answer: doneAnswer }),
    unlock: (token: string) => ask({ ...post, path: '/api/oauth/unlock', body: { token }, answer: doneAnswer }),
    forgot: (email: string) =>
      ask({ ...post, path: '/api/accounts/forgotpassword', body: { email }, answer: doneAnswer }),
    reset: (token: string, password: string) =>
      ask({ ...post, path: '/api/accounts/resetpassword', body: { token, password }, answer: doneAnswer }),
    terms: () => ask({ method: 'GET', path: '/api/oauth/termsandconditions', answer: termsAnswer }),
    acceptTerms: (version: string) =>
      ask({ ...post, path: '/api/oauth/accepttermsandconditions', body: { version }, answer: doneAnswer }),
  }
}
