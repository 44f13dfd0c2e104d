import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The number as +855…, or null when no network has such a number. Without + it is read as Cambodian. */
export function readPhone(written: string): string | null {
  const number = parsePhoneNumberFromString(written, 'KH')
  return number?.isValid() ? number.number : null
}
