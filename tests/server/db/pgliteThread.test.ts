import { describe, expect, it } from 'vitest'
import { openPgliteThread } from '../../../server/db/pgliteThread.ts'

describe('the thread of the embedded database', () => {
  it('runs one transaction after another, and takes back what fails', async () => {
    const thread = await openPgliteThread({})
    await thread.exec('create table shirts (number int unique)')
    const insert = (numbers: readonly number[]) =>
      thread.transaction(async tx => {
        for (const number of numbers) await tx.query('insert into shirts values ($1)', [number])
      })
    const [first, second, third] = await Promise.allSettled([insert([7, 10]), insert([9, 10]), insert([11])])
    expect([first.status, third.status]).toEqual(['fulfilled', 'fulfilled'])
    expect(second).toMatchObject({ status: 'rejected', reason: { code: '23505' } })
    const { rows } = await thread.query<{ number: number }>('select number from shirts order by number')
    expect(rows.map(({ number }) => number)).toEqual([7, 10, 11])
    await thread.close()
  })

  it('refuses what is asked after its end', async () => {
    const thread = await openPgliteThread({})
    await thread.close()
    await expect(thread.query('select 1')).rejects.toThrow('The database has stopped.')
  })

  it('says why a database cannot be opened', async () => {
    await expect(openPgliteThread({ dump: new Blob(['no dump']) })).rejects.toThrow()
  })
})
