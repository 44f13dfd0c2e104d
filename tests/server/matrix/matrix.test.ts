import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../../server/contract/call.ts'
import { type CallName, calls, nameOf } from '../../../server/contract/calls.ts'
import { problemCodes } from '../../../server/contract/problemCodes.ts'
import { everyDatabase } from '../../support/server/databases.ts'
import { type Entered, enter } from '../../support/server/enter.ts'
import { type House, openHouse } from '../../support/server/openHouse.ts'
import { readCalls } from '../../support/server/readCalls.ts'
import { unlimited } from '../../support/server/unlimited.ts'
import { type Ask, expectedOf, type Role, type Row, roles } from './row.ts'
import { accountRows } from './rows/accountRows.ts'
import { designRows } from './rows/designRows.ts'
import { resourceRows } from './rows/resourceRows.ts'
import { shareRows } from './rows/shareRows.ts'
import { shopRows } from './rows/shopRows.ts'

/** A call without a row, or a row without a call, is an error of its type. */
const rows: Readonly<Record<CallName, Row>> = {
  ...accountRows,
  ...shopRows,
  ...resourceRows,
  ...designRows,
  ...shareRows,
}
const rowOf = (call: (typeof calls)[number]): readonly [CallName, Call, Row] => [nameOf(call), call, rows[nameOf(call)]]
const here = 'angkor'
const abroad = 'mekong'

type People = Readonly<Record<'owner' | 'other' | 'admin' | 'abroad' | 'adminAbroad', Entered>>

describe.each(everyDatabase)('every call × everybody on $name', database => {
  let house: House
  let usual: People
  beforeAll(async () => {
    house = await openHouse({ database, services: () => ({ limits: unlimited }) })
    usual = await gather()
  }, 300_000)
  afterAll(() => house.close())

  const gather = async (): Promise<People> => ({
    owner: await enter(house),
    other: await enter(house),
    admin: await enter(house, { kind: 'admin' }),
    abroad: await enter(house, { slug: abroad }),
    adminAbroad: await enter(house, { slug: abroad, kind: 'admin' }),
  })

  /** In which shop somebody asks, and what he brings. */
  async function entryOf(role: Role, people: People): Promise<readonly [slug: string, Record<string, string>]> {
    if (role === 'nobody') return [here, {}]
    if (role === 'guest') return [here, { 'x-guest-secret': randomUUID() }]
    if (role === 'foreignToken') return [here, people.abroad.headers]
    if (role === 'ended') return [here, await people.owner.ended()]
    if (role === 'expired') return [here, await people.owner.expired()]
    return [people[role].slug, people[role].headers]
  }

  async function answerTo(role: Role, people: People, { method }: Call, { url, body, headers }: Ask) {
    const [slug, brought] = await entryOf(role, people)
    const answer = await house.server.inject({
      method,
      url,
      headers: { host: `${slug}.localhost`, ...brought, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src '"),
    })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    if (answer.statusCode < 400) return answer.statusCode
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(Object.keys(problemCodes)).toContain(answer.json().code)
    return answer.statusCode
  }

  it('serves the calls of the table, and no others', async () => {
    const described = (await readCalls(house)).map(({ name }) => name.replace(/\{(\w+)\}/g, ':$1'))
    const listed = (calls as readonly Call[]).filter(({ hidden }) => !hidden).map(nameOf)
    expect(described.sort()).toEqual([...listed].sort())
  })

  it.each(calls.map(rowOf))('%s', async (_, call, row) => {
    const told: Partial<Record<Role, number>> = {}
    // A shop keeps a hundred designs of a customer: each row has an owner of its own.
    const owned = { ...usual, owner: await enter(house) }
    for (const role of roles) {
      const people = row.fresh ? await gather() : owned
      const ask = await row.ask({ owner: people.owner, admin: people.admin, house })
      told[role] = await answerTo(role, people, call, ask)
    }
    expect(told).toEqual(expectedOf(call.access, row))
  })
})
