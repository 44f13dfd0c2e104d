import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isGuessable } from '../../../server/accounts/changePassword.ts'
import { createPasswords, takeTurns } from '../../../server/accounts/passwords.ts'

/** Passwords with the settings of the server. */
const passwords = createPasswords()

it('keeps argon2id hashes, salted', async () => {
  const [one, two] = await Promise.all([passwords.hash('កីឡា-strong-1'), passwords.hash('កីឡា-strong-1')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await passwords.fit('កីឡា-strong-1', one)).toBe(true)
  expect(await passwords.fit('កីឡា-strong-2', one)).toBe(false)
})

it('takes a letter with its accent, whether typed as one sign or two', async () => {
  expect(await passwords.fit('cafe\u0301-au-lait', await passwords.hash('caf\u00e9-au-lait'))).toBe(true)
})

it('fits nobody when there is no account to compare with', async () => {
  expect(await passwords.fit('anything', null)).toBe(false)
})

it('knows the passwords that are guessed first', () => {
  for (const weak of ['Password1', '12345678', 'aaaaaaaaaa', 'sok.dara', 'Sok.Dara@example.com'])
    expect(isGuessable(weak, 'sok.dara@example.com'), weak).toBe(true)
  expect(isGuessable('three goals in rain', 'sok.dara@example.com')).toBe(false)
})

it('takes a hash of another cost for what it is, so that the cost may be raised', async () => {
  const quick = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 })
  expect(await passwords.fit('three goals in rain', await quick.hash('three goals in rain'))).toBe(true)
})

it('runs no more than its lanes at once, everything once, in order, also when some fail', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.boolean(), { maxLength: 30 }),
      async (lanes, works) => {
        const inTurn = takeTurns(lanes)
        const begun: number[] = []
        let running = 0
        const ended = await Promise.allSettled(
          works.map((good, index) =>
            inTurn(async () => {
              begun.push(index)
              running += 1
              expect(running).toBeLessThanOrEqual(lanes)
              await Promise.resolve()
              running -= 1
              if (!good) throw new Error('no')
            }),
          ),
        )
        expect(begun).toEqual(works.map((_, index) => index))
        expect(ended.map(({ status }) => status === 'fulfilled')).toEqual(works)
      },
    ),
  )
})
