import { expect, it } from 'vitest'
import { fullName, nameOrder } from '../../../app/i18n/nameOrder.ts'

it('puts the family’s name first in Khmer, and last in English', () => {
  const person = { firstName: 'សុខា', lastName: 'មាស' }
  expect([fullName(person, 'kh'), fullName(person, 'en')]).toEqual(['មាស សុខា', 'សុខា មាស'])
  expect(nameOrder('kh')).toEqual(['lastName', 'firstName'])
})

it('leaves no gap for a name that is missing', () => {
  expect(fullName({ firstName: 'Chenda', lastName: '' }, 'kh')).toBe('Chenda')
})
