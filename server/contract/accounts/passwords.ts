import { z } from 'zod'
import { defineCall } from '../call.ts'
import { doneResponse } from '../callParts.ts'
import { emailAddress, newPassword, typedPassword } from './personFields.ts'
import { secretToken } from './tokens.ts'

export const changePasswordCall = defineCall({
  method: 'PUT',
  path: '/api/oauth/password',
  access: 'customer',
  summary: 'Change my password',
  beforeTerms: true,
  body: z.object({ currentPassword: typedPassword, newPassword }),
  response: doneResponse,
})

export const forgotPasswordCall = defineCall({
  method: 'POST',
  path: '/api/accounts/forgotpassword',
  access: 'public',
  summary: 'Request a password reset',
  body: z.object({ email: emailAddress }),
  response: doneResponse,
})

export const resetPasswordCall = defineCall({
  method: 'POST',
  path: '/api/accounts/resetpassword',
  access: 'public',
  summary: 'Set a new password with an emailed link',
  body: z.object({ token: secretToken, password: newPassword }),
  response: doneResponse,
})

export const unlockCall = defineCall({
  method: 'POST',
  path: '/api/oauth/unlock',
  access: 'public',
  summary: 'Unlock an account with an emailed link',
  body: z.object({ token: secretToken }),
  response: doneResponse,
})
