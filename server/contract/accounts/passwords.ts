import { z } from 'zod'
import { emailAddress } from './emailAddress.ts'
import { newPassword } from './newPassword.ts'
import { secretToken } from './tokens.ts'
import { typedPassword } from './typedPassword.ts'

/** `PUT /api/oauth/password` */
export const changePasswordRequest = z.object({ currentPassword: typedPassword, newPassword })

/** `POST /api/accounts/forgotpassword` */
export const forgotPasswordRequest = z.object({ email: emailAddress })

/** `POST /api/accounts/resetpassword` */
export const resetPasswordRequest = z.object({ token: secretToken, password: newPassword })

/** `POST /api/oauth/unlock` */
export const unlockRequest = z.object({ token: secretToken })

/** For calls whose success is all there is to say. */
export const doneAnswer = z.object({ done: z.literal(true) })
