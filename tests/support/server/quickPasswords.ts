import { createPasswords } from '../../../server/accounts/passwords.ts'

/** Cheap hashes for tests that are not about passwords. */
export const quickPasswords = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 })
