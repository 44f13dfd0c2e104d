import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../../server/contract/call.ts'
import { calls, nameOf } from '../../../server/contract/calls.ts'
import { hasRight, type Right, type StaffRole, staffRoles } from '../../../server/contract/console/rights.ts'
import { stepRights } from '../../../server/contract/orders/consoleOrders.ts'
import { databases } from '../../support/server/databases.ts'
import { type Entered, enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { unlimited } from '../../support/server/unlimited.ts'
import type { Row, RowRequest } from './row.ts'
import { consoleRows } from './rows/consoleRows.ts'
import { designRows } from './rows/designRows.ts'
import { fontRows } from './rows/fontRows.ts'
import { handoffRows } from './rows/handoffRows.ts'
import { orderRows } from './rows/orderRows.ts'
import { peopleRows } from './rows/peopleRows.ts'
import { priceRows } from './rows/priceRows.ts'
import { slipRows } from './rows/slipRows.ts'
import { templateRows } from './rows/templateRows.ts'
import { webhookRows } from './rows/webhookRows.ts'

const rows: Readonly<Record<string, Row>> = {
  ...consoleRows,
  ...designRows,
  ...fontRows,
  ...handoffRows,
  ...orderRows,
  ...peopleRows,
  ...priceRows,
  ...slipRows,
  ...templateRows,
  ...webhookRows,
}
const ofStaff = (calls as readonly Call[]).filter(({ access }) => access === 'admin')

/** The step of an order that its row takes has a right of its own. */
const rightOf = (call: Call): Right =>
  nameOf(call) === 'POST /api/console/orders/:id/:step' ? stepRights.approve : (call.right ?? 'manage')
const may = (role: StaffRole, call: Call): boolean => hasRight(role, rightOf(call))

describe.each(databases)('every call of the console × every role of the staff on $name', database => {
  let api: TestServer
  let people: Readonly<Record<StaffRole, Entered>>
  beforeAll(async () => {
    api = await openTestServer({ database, services: () => ({ limits: unlimited }) })
    const entered = await Promise.all(
      staffRoles.map(async role => [role, await enter(api, { kind: 'admin', role })] as const),
    )
    people = Object.fromEntries(entered) as Record<StaffRole, Entered>
  }, 300_000)
  afterAll(() => api.close())

  it.each(ofStaff.map(call => [nameOf(call), call] as const))('%s', async (name, call) => {
    const row = rows[name]
    expect(row, 'a row of the access matrix').toBeDefined()
    const owner = await enter(api)
    const refused: StaffRole[] = []
    let untouched: RowRequest | null = null
    for (const role of staffRoles.toSorted((one, other) => Number(may(one, call)) - Number(may(other, call)))) {
      const request: RowRequest = untouched ?? (await row?.request({ owner, admin: people.owner, api })) ?? { url: '' }
      const { url, body, headers } = request
      const response = await api.server.inject({
        method: call.method,
        url,
        headers: { host: 'angkor.localhost', ...people[role].headers, ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      if (response.statusCode === 403 && response.json().code === 'not-allowed') refused.push(role)
      // A refused request changes nothing, so the next role can use it too.
      untouched = response.statusCode < 400 ? null : request
    }
    expect(refused.toSorted()).toEqual(staffRoles.filter(role => !may(role, call)).toSorted())
  })
})
