import { describe, expect, it } from 'vitest'
import { readClaims } from '../../../app/session/tokens.ts'

const tokenOf = (claims: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  const encoded = btoa(String.fromCharCode(...bytes))
  return `head.${encoded.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.signature`
}

describe('the claims of a token', () => {
  it('are when it ends and was given in seconds, its account, its client, and whether it is an administrator’s', () => {
    const times = { exp: 1_700_000_300, iat: 1_700_000_000 }
    const claims = { ...times, admin: true, sub: 'one', azp: 'console' }
    expect(readClaims(tokenOf(claims))).toEqual({ ...times, admin: true, account: 'one', client: 'console' })
  })

  it('are read in any script and with every letter of base64url', () => {
    expect(readClaims(tokenOf({ exp: 1, sub: 'សុខា ÿ>?' }))?.account).toBe('សុខា ÿ>?')
  })

  it('are those of a customer of the shop where they say nothing else', () => {
    expect(readClaims(tokenOf({ exp: 1 }))).toEqual({ exp: 1, iat: 0, admin: false, account: '', client: 'web' })
    expect(readClaims(tokenOf({ exp: 1, admin: 'true' }))?.admin).toBe(false)
  })

  it.each([
    '',
    'word',
    'a..c',
    'a.!!!.c',
    `a.${btoa('no json')}.c`,
    tokenOf(null),
    tokenOf([]),
    tokenOf('text'),
    tokenOf({}),
    tokenOf({ exp: '1700000000' }),
  ])('are nothing in %j', token => {
    expect(readClaims(token)).toBeNull()
  })
})
