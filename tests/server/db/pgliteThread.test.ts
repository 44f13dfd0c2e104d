import { describe, expect, it } from 'vitest'
import { openPgliteThread } from '../../../server/db/pgliteThread.ts'

/** A statement that came so often has a name. */
const oftenEnough = 60

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

  it('answers a statement that comes often as one that comes once', async () => {
    const thread = await openPgliteThread({})
    await thread.exec('create table shirts (number int, name text, sizes text[], worn jsonb, since timestamptz)')
    const values = [7, 'ដារ៉ា', ['M', 'L'], JSON.stringify({ on: true }), '2026-11-28T03:00:00.000Z']
    const query = () =>
      thread.query(
        `select $1::int as number, $2::text as name, $3::text[] as sizes, $4::jsonb as worn, $5::timestamptz as since,
          $6::text as none, count(number) as shirts from shirts`,
        [...values, null],
      )
    const first = await query()
    expect(first.rows).toEqual([
      {
        ...{ number: 7, name: 'ដារ៉ា', sizes: ['M', 'L'], worn: { on: true }, none: null, shirts: 0 },
        since: expect.stringContaining('2026-11-28'),
      },
    ])
    for (let time = 0; time < oftenEnough; time++) expect(await query()).toEqual(first)
    await thread.close()
  })

  it('goes on after a statement that comes often has failed', async () => {
    const thread = await openPgliteThread({})
    await thread.exec('create table shirts (number int unique)')
    const insert = (number: number | string) => thread.query('insert into shirts values ($1)', [number])
    for (let number = 0; number < oftenEnough; number++) await insert(number)
    await expect(insert(7)).rejects.toMatchObject({ code: '23505', constraint: 'shirts_number_key' })
    await expect(insert('seven')).rejects.toMatchObject({ code: '22P02' })
    const failing = thread.transaction(async tx => {
      await tx.query('insert into shirts values ($1)', [1000])
      await tx.query('insert into shirts values ($1)', [7])
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    await insert(1001)
    const { rows } = await thread.query<{ number: number }>('select number from shirts where number >= 1000')
    expect(rows).toEqual([{ number: 1001 }])
    await thread.close()
  })

  it('says why a transaction did not begin', async () => {
    const thread = await openPgliteThread({})
    const begun = thread.transaction(tx => tx.query('select 1'), 'begin; select set_config(1)')
    await expect(begun).rejects.toMatchObject({ code: '42883' })
    expect((await thread.query('select 1 as one')).rows).toEqual([{ one: 1 }])
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
