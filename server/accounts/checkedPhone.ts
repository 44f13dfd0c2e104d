import { Problem } from '../http/problem.ts'
import { readPhone } from './readPhone.ts'

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
