import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expectCode } from '../../support/server/designers.ts'
import { drawKit } from '../../support/server/drawKit.ts'
import { enter } from '../../support/server/enter.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'
import { readCalls } from '../../support/server/readCalls.ts'
import { plantCanaries } from './canaries.ts'
import { errorOf } from './errorOf.ts'
import { requestOf } from './requestOf.ts'

/** Calls that hash a password cost as much as dozens of others, so they get a tenth of the requests. */
const slow = /password|register|accounts\/token$|DELETE \/api\/accounts\/details/
const shareOf = (name: string) => (slow.test(name) ? 0.1 : 1)

export interface Requested {
  readonly sent: number
  /** The number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>
  /** Each error with a request that reproduces it. */
  readonly errors: readonly string[]
}

export interface Generation {
  readonly wanted: number
  readonly seed: number
  /** Shrinks the request behind each error, which can send thousands more. */
  readonly smallest?: boolean
}

/** Sends valid and invalid requests to every call as every kind of principal, reproducible by seed. */
export async function sendGenerated(
  api: TestServer,
  { wanted, seed, smallest = false }: Generation,
): Promise<Requested> {
  const calls = await readCalls(api)
  const planted = await plantCanaries(api)
  const weight = calls.reduce((sum, { name }) => sum + shareOf(name), 0)
  const statuses: Record<string, number> = {}
  const errors: string[] = []
  let sent = 0
  for (const call of calls) {
    const { known, principals } = await someone(api, planted)
    const request = requestOf(call, known)
    const property = fc.asyncProperty(fc.constantFrom(...principals), request, async (who, given) => {
      const headers = { host: 'angkor.localhost', ...given.headers, ...who }
      const response = await api.server.inject({ ...given, method: call.method, headers })
      sent++
      statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1
      const error = errorOf(response)
      if (error !== null) throw new Error(error)
    })
    const numRuns = Math.ceil((wanted / weight) * shareOf(call.name))
    const { failed, counterexample, errorInstance } = await fc.check(property, {
      seed,
      numRuns,
      endOnFailure: !smallest,
    })
    if (failed) errors.push(`${call.name} ${JSON.stringify(counterexample).slice(0, 800)} → ${errorInstance}`)
  }
  return { sent, statuses, errors }
}

/** The principals, and the ids that they may try: their own and those of others. */
async function someone(api: TestServer, planted: readonly string[]) {
  const [customer, admin] = [await enter(api), await enter(api, { kind: 'admin' })]
  const id = randomUUID()
  await expectCode(customer.post('/api/designs', { id, productType: 'SOCCER_KIT' }), 201)
  const update = drawKit().update()
  await expectCode(customer.post(`/api/designs/${id}/log`, { update }), 200)
  const player = (await customer.post('/api/players', { name: 'Sok', number: '1', size: 'M' })).json().id
  const link = (await customer.post(`/api/designs/${id}/shares`, { scope: 'edit' })).json()
  // The current session is left out, because ending it would make all further requests fail.
  const other = (await customer.signIn()).session
  const guest = { 'x-guest-secret': randomUUID() }
  return {
    known: [id, id, id, player, link.id, link.secret, other, update, ...planted],
    principals: [customer.headers, customer.headers, admin.headers, guest, {}, { authorization: 'Bearer made.up' }],
  }
}
