import { z } from 'zod'
import { emailAddress, personName } from '../accounts/personFields.ts'
import { defineCall } from '../call.ts'
import { isoTime } from '../callParts.ts'
import { staffRole } from './rights.ts'

/** Somebody who may enter the console. */
const staffMember = z.object({
  /** The account. */
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: staffRole,
  /** Whether an authenticator app is connected. */
  hasApp: z.boolean(),
  /** Whether it is who asks. */
  isSelf: z.boolean(),
  since: isoTime,
  /** When a session of theirs in the console was used last. */
  lastSeenAt: isoTime.nullable(),
})
export type StaffMember = z.infer<typeof staffMember>

const staffList = z.object({ items: z.array(staffMember) })
const staffParams = z.object({ id: z.uuid() })

export const listStaffCall = defineCall({
  method: 'GET',
  path: '/api/console/staff',
  access: 'admin',
  right: 'manage',
  summary: 'List the staff with their roles',
  response: staffList,
})

/** Somebody without an account gets one, and an email with a link to choose a password. */
export const inviteStaffCall = defineCall({
  method: 'POST',
  path: '/api/console/staff',
  access: 'admin',
  right: 'manage',
  summary: 'Invite somebody to the console',
  body: z.strictObject({
    email: emailAddress,
    firstName: personName,
    lastName: personName,
    role: staffRole,
  }),
  response: staffList,
  status: 201,
})

export const changeStaffRoleCall = defineCall({
  method: 'PATCH',
  path: '/api/console/staff/:id',
  access: 'admin',
  right: 'manage',
  summary: 'Change the role of somebody of the staff; the last owner stays one',
  params: staffParams,
  body: z.strictObject({ role: staffRole }),
  response: staffList,
})

/** They keep their account as a customer. Their sessions of the console end. */
export const removeStaffCall = defineCall({
  method: 'DELETE',
  path: '/api/console/staff/:id',
  access: 'admin',
  right: 'manage',
  summary: 'Take the console from somebody; the last owner stays',
  params: staffParams,
  response: staffList,
})

/** For somebody who lost phone and recovery codes. Their sessions of the console end; an app is connected anew. */
export const disconnectAppCall = defineCall({
  method: 'DELETE',
  path: '/api/console/staff/:id/authenticator',
  access: 'admin',
  right: 'manage',
  summary: 'Disconnect the authenticator app of somebody of the staff',
  params: staffParams,
  response: staffList,
})
