import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expectCode } from '../../support/server/designers.ts'
import { drawKit } from '../../support/server/drawKit.ts'
import { enter } from '../../support/server/enter.ts'
import type { House } from '../../support/server/openHouse.ts'
import { readCalls } from '../../support/server/readCalls.ts'
import { plantCanaries } from './canaries.ts'
import { faultOf } from './faultOf.ts'
import { requestOf } from './requestOf.ts'

/** Each hashes a password, which costs what dozens of other requests do: a tenth of the others' share. */
const slow = /password|register|accounts\/token$|DELETE \/api\/accounts\/details/
const shareOf = (name: string) => (slow.test(name) ? 0.1 : 1)

export interface Asked {
  readonly asked: number
  /** How often each status came. */
  readonly statuses: Readonly<Record<string, number>>
  /** Each with a request that shows it. */
  readonly faults: readonly string[]
}

export interface Asking {
  readonly wanted: number
  readonly seed: number
  /** Looks for the smallest request behind each fault, which may ask thousands more. */
  readonly smallest?: boolean
}

/** Asks every call so often, as everybody, with requests that are right and wrong; the same ones for a seed. */
export async function askGenerated(house: House, { wanted, seed, smallest = false }: Asking): Promise<Asked> {
  const calls = await readCalls(house)
  const planted = await plantCanaries(house)
  const weight = calls.reduce((sum, { name }) => sum + shareOf(name), 0)
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  let asked = 0
  for (const call of calls) {
    const { known, principals } = await someone(house, planted)
    const request = requestOf(call, known)
    const property = fc.asyncProperty(fc.constantFrom(...principals), request, async (who, given) => {
      const headers = { host: 'angkor.localhost', ...given.headers, ...who }
      const answer = await house.server.inject({ ...given, method: call.method, headers })
      asked++
      statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
      const fault = faultOf(answer)
      if (fault !== null) throw new Error(fault)
    })
    const numRuns = Math.ceil((wanted / weight) * shareOf(call.name))
    const { failed, counterexample, errorInstance } = await fc.check(property, {
      seed,
      numRuns,
      endOnFailure: !smallest,
    })
    if (failed) faults.push(`${call.name} ${JSON.stringify(counterexample).slice(0, 800)} → ${errorInstance}`)
  }
  return { asked, statuses, faults }
}

/** Whoever may ask, and the words that mean something to them: their own ids, and those of others. */
async function someone(house: House, planted: readonly string[]) {
  const [customer, admin] = [await enter(house), await enter(house, { kind: 'admin' })]
  const id = randomUUID()
  await expectCode(customer.post('/api/designs', { id, productType: 'SOCCER_KIT' }), 201)
  const update = drawKit().update()
  await expectCode(customer.post(`/api/designs/${id}/log`, { update }), 200)
  const player = (await customer.post('/api/players', { name: 'Sok', number: '1', size: 'M' })).json().id
  const link = (await customer.post(`/api/designs/${id}/shares`, { scope: 'edit' })).json()
  // Not the session that is asking: it would be the last request that means anything.
  const other = (await customer.signIn()).session
  const guest = { 'x-guest-secret': randomUUID() }
  return {
    known: [id, id, id, player, link.id, link.secret, other, update, ...planted],
    principals: [customer.headers, customer.headers, admin.headers, guest, {}, { authorization: 'Bearer made.up' }],
  }
}
