import { expect, it } from 'vitest'
import { readPhone } from '../../../server/accounts/phone.ts'

it.each([
  ['012 345 678', '+85512345678'],
  ['+855 12-345-678', '+85512345678'],
  ['+49 30 901820', '+4930901820'],
  ['12', null],
  ['+999 123', null],
])('reads %s as %s', (written, read) => {
  expect(readPhone(written)).toBe(read)
})
