import { describe, expect, it } from 'vitest'
import { crc16, khqrOf } from '../../../server/orders/khqr.ts'

/** From the documentation of the SDK of the National Bank of Cambodia. */
const published =
  '00020101021230190015john_smith@devb5204599953038405405500.05802KH5910John Smith6010Phnom Penh' +
  '62640111Invoice#0690314Coffee Khlaing0727Cooooooooooooooooooounter 29934001317273405649070113172734062490763045' +
  '8D8'

const request = {
  account: 'angkor_sport@demo',
  name: 'Angkor Sport',
  city: 'Siem Reap',
  cents: 4489,
  bill: '#00042',
  createdAt: 1_795_000_000_000,
  expiresAt: 1_797_592_000_000,
}

/** The fields of a code by tag. */
function fieldsOf(code: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4))
    fields.set(code.slice(at, at + 2), code.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

describe('a KHQR code', () => {
  it('has the check of the published examples', () => {
    // "123456789" is the check value of CRC-16/CCITT-FALSE.
    expect(crc16('123456789')).toBe('29B1')
    expect(crc16(published.slice(0, -4))).toBe(published.slice(-4))
  })

  it('has the fields of the published example, in its order', () => {
    const fields = fieldsOf(khqrOf(request))
    expect([...fields.keys()]).toEqual(['00', '01', '29', '52', '53', '54', '58', '59', '60', '62', '99', '63'])
    expect(fieldsOf(published).get('53')).toBe(fields.get('53'))
    expect(fields.get('54')).toBe('44.89')
    expect(fieldsOf(fields.get('29') ?? '').get('00')).toBe('angkor_sport@demo')
    expect(fieldsOf(fields.get('62') ?? '').get('01')).toBe('#00042')
  })

  it('is another one when a cent changes, and its check says so', () => {
    const code = khqrOf(request)
    const forged = code.replace('44.89', '44.88')
    expect(crc16(code.slice(0, -4))).toBe(code.slice(-4))
    expect(crc16(forged.slice(0, -4))).not.toBe(forged.slice(-4))
  })
})
