import type { Details } from '../../server/contract/accounts/details.ts'

/** A customer as the server tells of him. */
export const detailsOf = (changes: Partial<Details> = {}): Details => ({
  id: 'one',
  firstName: 'Sok',
  lastName: 'Dara',
  email: 'sok@kit.test',
  phone: '+85512345678',
  language: 'en',
  blocked: false,
  hasPassword: true,
  termsAccepted: true,
  createdAt: '2026-01-05T08:00:00.000Z',
  ...changes,
})
