import { randomUUID } from 'node:crypto'
import { applyTemplate, setName } from '../../../plugins/index.ts'
import { newId } from '../../../server/db/newId.ts'
import { accountRoles, accounts } from '../../../server/db/schema/accounts.ts'
import type { DatabaseKind } from './databases.ts'
import { drawKit } from './drawKit.ts'
import { addCustomer, namedPrincipals } from './namedPrincipals.ts'
import { type House, openHouse } from './openHouse.ts'

/** Anybody who asks about designs. */
export type Designer = Pick<ReturnType<House['as']>, 'get' | 'post' | 'put' | 'patch' | 'delete'>

/** A house whose customers, admins and guests are whoever they say. */
export const openDesignHouse = (database: DatabaseKind): Promise<House> =>
  openHouse({ database, services: () => ({ authenticator: namedPrincipals }) })

/** Somebody who is not signed in, with the secret that his browser made. */
export function addGuest(house: House, slug = 'angkor') {
  const secret = randomUUID()
  return { secret, ...house.at(slug, { 'x-guest-secret': secret }) }
}

/** An ADMIN of the console of a shop, with an active account. */
export async function addAdmin(house: House, slug = 'angkor') {
  const { id } = await addCustomer(house, slug)
  const shop = await house.shop(slug)
  await house.database.asTenant(shop.id, async tx => {
    await tx.update(accounts).set({ status: 'active' })
    const role = { client: 'console', role: 'ADMIN' } as const
    await tx.insert(accountRoles).values({ tenantId: shop.id, id: newId(), accountId: id, ...role })
  })
  return { id, ...house.at(slug, { 'x-principal': `admin ${id}` }) }
}

/** What a kit is drawn with before it is sent. */
export interface Drawn {
  readonly name?: string
  readonly template?: string
  readonly players?: readonly string[]
}

/** Draws a kit and sends it as a new design. */
export async function sendKit(who: Designer, { name = 'Home', template = 'kbach', players = [] }: Drawn = {}) {
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

interface Answered {
  readonly statusCode: number
  readonly body: string
}

/** The answer, when it is the one that was meant; else the words that came instead. */
export async function expectCode<Answer extends Answered>(asked: Promise<Answer>, code: number): Promise<Answer> {
  const answer = await asked
  if (answer.statusCode !== code) throw new Error(`Answered ${answer.statusCode}, not ${code}: ${answer.body}`)
  return answer
}

/** The header that a change of a design takes, for the version that stands now. */
export async function current(who: Designer, id: string): Promise<Record<string, string>> {
  const answer = await expectCode(who.get(`/api/designs/${id}`), 200)
  return { 'if-match': String(answer.headers.etag) }
}

/** Takes a step such as `submit`, from the version that stands now. */
export const step = async (who: Designer, id: string, name: string) =>
  who.post(`/api/designs/${id}/${name}`, {}, await current(who, id))
