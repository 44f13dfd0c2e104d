import { createPasswords } from '../../../server/accounts/passwords.ts'

/** Hashes that cost next to nothing, for tests of other things. */
export const quickPasswords = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 })
