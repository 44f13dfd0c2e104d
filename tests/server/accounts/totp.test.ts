import { describe, expect, it } from 'vitest'
import {
  base32,
  randomTotpSecret,
  totpAddress,
  totpCode,
  totpStepAt,
  totpStepOf,
} from '../../../server/accounts/secondFactor/totp.ts'

// RFC 6238, appendix B: its SHA-1 key and the last six of its eight digits.
const secret = base32(Buffer.from('12345678901234567890'))

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %i', (second, code) => {
    expect(totpCode(secret, totpStepAt(second * 1000))).toBe(code)
  })

  const now = 1_111_111_109_000
  const step = totpStepAt(now)
  const attempt = (code: string, lastStep = 0) => totpStepOf({ secret, code, now, lastStep })

  it('fit one step early and one step late, and no more', () => {
    expect([-2, -1, 0, 1, 2].map(off => attempt(totpCode(secret, step + off)))).toEqual([
      ...[null, step - 1, step, step + 1, null],
    ])
  })

  it('fit once: neither the used step nor one before it fits again', () => {
    expect(attempt(totpCode(secret, step), step)).toBeNull()
    expect(attempt(totpCode(secret, step - 1), step)).toBeNull()
    expect(attempt(totpCode(secret, step + 1), step)).toBe(step + 1)
  })

  it.each(['', '1', '0818045', 'abcdef', '      '])('do not fit when they are "%s"', code => {
    expect(attempt(code)).toBeNull()
  })

  it('come from a random key of 160 bits, whose address apps read', () => {
    const made = randomTotpSecret()
    expect(made).toMatch(/^[A-Z2-7]{32}$/)
    expect(randomTotpSecret()).not.toBe(made)
    expect(totpAddress({ secret, shop: 'Angkor & Co', email: 'a@b.example' })).toBe(
      `otpauth://totp/Angkor%20%26%20Co:a%40b.example?secret=${secret}&issuer=Angkor%20%26%20Co`,
    )
  })
})
