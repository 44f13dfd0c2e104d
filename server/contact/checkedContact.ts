import { readPhone } from '../accounts/phone.ts'
import { fieldCodes } from '../contract/problemCodes.ts'
import { Problem } from '../http/problem.ts'

/**
 * A mail address as it was written, a phone number as +855….
 * @throws Problem invalid-request when no network has such a number
 */
export function checkedContact(written: string): string {
  if (written.includes('@')) return written
  const phone = readPhone(written)
  if (phone) return phone
  const code = 'invalid-contact'
  throw new Problem('invalid-request', { fields: [{ path: 'contact', code, message: fieldCodes[code] ?? code }] })
}
