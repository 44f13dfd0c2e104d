import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownPath, signInPath } from '../../../app/session/paths.ts'

describe('where one goes on after signing in', () => {
  it.each(['/', '/me/dashboard', '/design/checkout/0199?team=%E1%9E%9F#top', '/store?search=a%20b'])(
    'is %s of our own',
    path => {
      expect(ownPath(path)).toBe(path)
    },
  )

  it.each([
    null,
    '',
    'me/dashboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/me/../..//evil.example',
    'https://evil.example/me',
    'javascript:alert(1)',
    'data:text/html,hello',
    '/me\\..\\evil',
  ])('is home instead of %j', path => {
    expect(ownPath(path)).toBe('/')
  })

  it('never leads to another origin', () => {
    const pieces = fc.constantFrom('/', '\\', '.', '..', ':', '@', '?', '#', '%2f', '\t', '\n', 'a', 'evil.example')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), parts => {
        const path = ownPath(parts.join(''))
        expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example')
      }),
    )
  })

  it('is asked for in the address of the sign-in', () => {
    expect(signInPath('/')).toBe('/auth/signin')
    const { searchParams } = new URL(signInPath('/me/assets?sort=name&page=2'), 'https://shop.example')
    expect(searchParams.get('redirect_to')).toBe('/me/assets?sort=name&page=2')
  })
})
