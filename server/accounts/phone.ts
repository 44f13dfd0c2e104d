import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { Problem } from '../http/problem.ts'

/**
 * The number as it is kept.
 * @throws Problem invalid-request when no network has such a number
 */
export function checkedPhone(written: string): string {
  const phone = readPhone(written)
  if (phone) return phone
  throw new Problem('invalid-request', {
    fields: [
      { path: 'phone', code: 'invalid-phone', message: 'This is no phone number. Begin with + outside Cambodia.' },
    ],
  })
}

/** The number as +855…, or null when no network has such a number. Without + it is read as Cambodian. */
export function readPhone(written: string): string | null {
  const number = parsePhoneNumberFromString(written, 'KH')
  return number?.isValid() ? number.number : null
}
