import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../../server/contract/call.ts'
import { type CallName, calls, nameOf } from '../../../server/contract/calls.ts'
import { problemCodes } from '../../../server/contract/problemCodes.ts'
import { everyDatabase } from '../../support/server/databases.ts'
import { type Entered, enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { readCalls } from '../../support/server/readCalls.ts'
import { unlimited } from '../../support/server/unlimited.ts'
import { expectedOf, type Role, type Row, type RowRequest, roles } from './row.ts'
import { accountRows } from './rows/accountRows.ts'
import { consoleRows } from './rows/consoleRows.ts'
import { designRows } from './rows/designRows.ts'
import { fontRows } from './rows/fontRows.ts'
import { handoffRows } from './rows/handoffRows.ts'
import { orderRows } from './rows/orderRows.ts'
import { peopleRows } from './rows/peopleRows.ts'
import { priceRows } from './rows/priceRows.ts'
import { resourceRows } from './rows/resourceRows.ts'
import { rosterRows } from './rows/rosterRows.ts'
import { shareRows } from './rows/shareRows.ts'
import { shopRows } from './rows/shopRows.ts'
import { slipRows } from './rows/slipRows.ts'
import { templateRows } from './rows/templateRows.ts'
import { webhookRows } from './rows/webhookRows.ts'

/** A call without a row, or a row without a call, is a type error. */
const rows: Readonly<Record<CallName, Row>> = {
  ...accountRows,
  ...shopRows,
  ...resourceRows,
  ...designRows,
  ...fontRows,
  ...handoffRows,
  ...orderRows,
  ...peopleRows,
  ...priceRows,
  ...rosterRows,
  ...shareRows,
  ...consoleRows,
  ...slipRows,
  ...templateRows,
  ...webhookRows,
}
const rowOf = (call: (typeof calls)[number]): readonly [CallName, Call, Row] => [nameOf(call), call, rows[nameOf(call)]]
const here = 'angkor'
const abroad = 'mekong'

type People = Readonly<Record<'owner' | 'other' | 'admin' | 'halfway' | 'abroad' | 'adminAbroad', Entered>>

describe.each(everyDatabase)('every call × everybody on $name', database => {
  let api: TestServer
  let usual: People
  beforeAll(async () => {
    api = await openTestServer({ database, services: () => ({ limits: unlimited }) })
    usual = await gather()
  }, 300_000)
  afterAll(() => api.close())

  const gather = async (): Promise<People> => ({
    owner: await enter(api),
    other: await enter(api),
    admin: await enter(api, { kind: 'admin' }),
    halfway: await enter(api, { kind: 'admin', isComplete: false }),
    abroad: await enter(api, { slug: abroad }),
    adminAbroad: await enter(api, { slug: abroad, kind: 'admin' }),
  })

  /** The shop and the headers of a role. */
  async function entryOf(role: Role, people: People): Promise<readonly [slug: string, Record<string, string>]> {
    if (role === 'nobody') return [here, {}]
    if (role === 'guest') return [here, { 'x-guest-secret': randomUUID() }]
    if (role === 'foreignToken') return [here, people.abroad.headers]
    if (role === 'ended') return [here, await people.owner.ended()]
    if (role === 'expired') return [here, await people.owner.expired()]
    return [people[role].slug, people[role].headers]
  }

  async function responseTo(role: Role, people: People, { method, access }: Call, { url, body, headers }: RowRequest) {
    const [slug, brought] = await entryOf(role, people)
    const response = await api.server.inject({
      method,
      url,
      headers: { host: `${slug}.localhost`, ...brought, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src '"),
    })
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
    if (access !== 'public') expect(response.headers['cache-control']).toMatch(/^private, (no-store|max-age)/)
    if (response.statusCode < 400) return response.statusCode
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(Object.keys(problemCodes)).toContain(response.json().code)
    return response.statusCode
  }

  it('serves the calls of the table, and no others', async () => {
    const described = (await readCalls(api)).map(({ name }) => name.replace(/\{(\w+)\}/g, ':$1'))
    const listed = (calls as readonly Call[]).filter(({ hidden }) => !hidden).map(nameOf)
    expect(described.sort()).toEqual([...listed].sort())
  })

  it.each(calls.map(rowOf))('%s', async (_, call, row) => {
    const result: Partial<Record<Role, number>> = {}
    const expected = expectedOf(call.access, row)
    // A customer can have a hundred designs, so each row has its own owner.
    const owned = { ...usual, owner: await enter(api) }
    // A refused request changes nothing. So the refused roles share one request, and the first role allowed finds its objects untouched.
    let untouched: RowRequest | null = null
    for (const role of roles.toSorted((one, other) => Number(expected[one] < 400) - Number(expected[other] < 400))) {
      const people = row.fresh ? await gather() : owned
      const request: RowRequest = untouched ?? (await row.request({ owner: people.owner, admin: people.admin, api }))
      result[role] = await responseTo(role, people, call, request)
      untouched = row.fresh || (result[role] ?? 0) < 400 ? null : request
    }
    expect(result).toEqual(expected)
  })
})
