import { z } from 'zod'
import { defineCall } from '../call.ts'
import { doneAnswer } from '../callParts.ts'
import { emailAddress, newPassword, typedPassword } from './personFields.ts'
import { secretToken } from './tokens.ts'

export const changePasswordCall = defineCall({
  method: 'PUT',
  path: '/api/oauth/password',
  access: 'customer',
  summary: 'Change the password',
  body: z.object({ currentPassword: typedPassword, newPassword }),
  answer: doneAnswer,
})

export const forgotPasswordCall = defineCall({
  method: 'POST',
  path: '/api/accounts/forgotpassword',
  access: 'public',
  summary: 'Ask for a new password',
  body: z.object({ email: emailAddress }),
  answer: doneAnswer,
})

export const resetPasswordCall = defineCall({
  method: 'POST',
  path: '/api/accounts/resetpassword',
  access: 'public',
  summary: 'Choose a new password with a mailed link',
  body: z.object({ token: secretToken, password: newPassword }),
  answer: doneAnswer,
})

export const unlockCall = defineCall({
  method: 'POST',
  path: '/api/oauth/unlock',
  access: 'public',
  summary: 'Unlock an account with a mailed link',
  body: z.object({ token: secretToken }),
  answer: doneAnswer,
})
