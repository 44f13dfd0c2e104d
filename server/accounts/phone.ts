import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { latinFigures } from '../../engine/index.ts'
import { Problem } from '../http/problem.ts'

/**
 * Normalises a phone number for storage.
 * @throws Problem invalid-request when it is not a possible number
 */
export function checkedPhone(written: string): string {
  const phone = readPhone(written)
  if (phone) return phone
  throw new Problem('invalid-request', {
    fields: [
      { path: 'phone', code: 'invalid-phone', message: 'Enter a valid phone number. Outside Cambodia, start with +.' },
    ],
  })
}

/** The number as +855…, or null when it is not a possible number. Without + it is read as Cambodian; figures may be Khmer. */
export function readPhone(written: string): string | null {
  const number = parsePhoneNumberFromString(latinFigures(written), 'KH')
  return number?.isValid() ? number.number : null
}
