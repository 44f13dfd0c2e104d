import { randomUUID } from 'node:crypto'
import { applyTemplate, setName } from '../../../plugins/index.ts'
import { newId } from '../../../server/db/newId.ts'
import { accountRoles, accounts } from '../../../server/db/schema/accounts.ts'
import type { DatabaseKind } from './databases.ts'
import { drawKit } from './drawKit.ts'
import { addCustomer, namedPrincipals } from './namedPrincipals.ts'
import { openTestServer, type TestServer } from './openTestServer.ts'

/** A principal with requests about designs. */
export type Designer = Pick<ReturnType<TestServer['as']>, 'get' | 'post' | 'put' | 'patch' | 'delete'>

export interface SentReply extends Replied {
  json(): ReturnType<typeof JSON.parse>
}

/** Somebody's requests, to a server in this process or in another one. */
export interface Sender {
  get(path: string): Promise<SentReply>
  post(path: string, body?: object, headers?: Record<string, string>): Promise<SentReply>
}

/** A test server that trusts the header `x-principal`. */
export const openDesignServer = (database: DatabaseKind): Promise<TestServer> =>
  openTestServer({ database, services: () => ({ authenticator: namedPrincipals }) })

/** A guest with the secret of their browser. */
export function addGuest(api: TestServer, slug = 'angkor') {
  const secret = randomUUID()
  return { secret, ...api.at(slug, { 'x-guest-secret': secret }) }
}

/** An ADMIN of the console of a shop, with an active account. */
export async function addAdmin(api: TestServer, slug = 'angkor') {
  const { id } = await addCustomer(api, slug)
  const shop = await api.shop(slug)
  await api.database.asTenant(shop.id, async tx => {
    await tx.update(accounts).set({ status: 'active' })
    const role = { client: 'console', role: 'ADMIN' } as const
    await tx.insert(accountRoles).values({ tenantId: shop.id, id: newId(), accountId: id, ...role })
  })
  return { id, ...api.at(slug, { 'x-principal': `admin ${id}` }) }
}

/** The contents of a kit. */
export interface Drawn {
  readonly name?: string
  readonly template?: string
  readonly players?: readonly string[]
}

/** Draws a kit and saves it as a new design. */
export async function sendKit(who: Sender, { name = 'Home', template = 'kbach', players = [] }: Drawn = {}) {
  const id = randomUUID()
  const kit = drawKit()
  kit.engine.dispatch(applyTemplate.of({ id: 'first', template }))
  kit.engine.dispatch(setName.of({ name }))
  for (const [index, player] of players.entries()) {
    const payload = { player: `p${index}`, name: player, number: String(index + 1), size: 'M' }
    kit.engine.dispatch({ type: 'players.add', payload: { ...payload, ...usualPlayer } })
  }
  await expectCode(who.post('/api/designs', { id, productType: 'SOCCER_KIT' }), 201)
  await expectCode(who.post(`/api/designs/${id}/log`, { update: kit.update() }), 200)
  return { id, kit }
}

const usualPlayer = { shortsSize: null, sleeve: null, goalkeeper: false, quantity: 1 }

interface Replied {
  readonly statusCode: number
  readonly body: string
}

/** The response if it has the expected status; otherwise throws with its body. */
export async function expectCode<Reply extends Replied>(requested: Promise<Reply>, code: number): Promise<Reply> {
  const response = await requested
  if (response.statusCode !== code) throw new Error(`Answered ${response.statusCode}, not ${code}: ${response.body}`)
  return response
}

/** The `If-Match` header for the current version of a design. */
export async function current(who: Designer, id: string): Promise<Record<string, string>> {
  const response = await expectCode(who.get(`/api/designs/${id}`), 200)
  return { 'if-match': String(response.headers.etag) }
}

/** Takes a step such as `submit` on the current version. */
export const step = async (who: Designer, id: string, name: string) =>
  who.post(`/api/designs/${id}/${name}`, {}, await current(who, id))
