import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takeTurns } from '../../../server/accounts/passwords/takeTurns.ts'

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
