import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { applyTemplate, type PlayerValues, setName } from '../../../plugins/index.ts'
import type { DesignCard } from '../../../server/contract/designs/design.ts'
import type { ShareScope } from '../../../server/contract/designs/designShare.ts'
import { demoPassword } from '../../../server/seeding/demoPeople.ts'
import { drawKit } from '../../support/server/drawKit.ts'
import { type DemoCustomer, signIn } from './signIn.ts'

type Method = 'get' | 'post' | 'delete'

/** Signs a customer of the demo in, and does beside his pages what he or the provider does elsewhere. */
export async function serverHands(context: BrowserContext, customer: DemoCustomer, shop = 'angkor') {
  const own = (await signIn(context, customer, shop)).access_token
  let console: string | null = null

  const ask = async (bearer: string, method: Method, path: string, body?: object, version?: number) => {
    const answer = await context.request[method](`${path}${path.includes('?') ? '&' : '?'}tenant=${shop}`, {
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(body ? { data: body } : {}),
    })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer.status() === 204 ? undefined : answer.json()
  }
  const card = (id: string): Promise<DesignCard> => ask(own, 'get', `/api/designs/${id}`)
  const provider = async (): Promise<string> => {
    const data = { email: `admin@${shop}.example`, password: demoPassword, clientId: 'console' }
    const answer = await context.request.post(`/api/accounts/token?tenant=${shop}`, { data })
    return (await answer.json()).access_token
  }
  return {
    card,
    ask: (method: Method, path: string, body?: object, version?: number) => ask(own, method, path, body, version),
    /** A design that was made on another device, for these players. */
    async sendKit(name: string, template = 'kbach', players: readonly PlayerValues[] = []): Promise<string> {
      const id = randomUUID()
      const kit = drawKit()
      kit.engine.dispatch(applyTemplate.of({ id: 'first', template }))
      kit.engine.dispatch(setName.of({ name }))
      for (const [index, player] of players.entries()) {
        kit.engine.dispatch({ type: 'players.add', payload: { player: `player${index}`, ...player } })
      }
      await ask(own, 'post', '/api/designs', { id, productType: 'SOCCER_KIT' })
      await ask(own, 'post', `/api/designs/${id}/log`, { update: kit.update() })
      kit.engine.dispose()
      return id
    },
    async share(id: string, scope: ShareScope): Promise<{ readonly path: string }> {
      return ask(own, 'post', `/api/designs/${id}/shares`, { scope })
    },
    /** Puts a design of his into the store. */
    async publish(id: string): Promise<void> {
      const { version } = await card(id)
      await ask(own, 'post', `/api/designs/${id}/publish`, {}, version)
    },
    /** Deletes everything that he has. */
    async clear(): Promise<void> {
      const { items }: { items: readonly DesignCard[] } = await ask(own, 'get', '/api/designs?pageSize=100')
      for (const { id, status, version } of items) {
        const put =
          status === 'REVIEWING' ? await ask(own, 'post', `/api/designs/${id}/withdraw`, {}, version) : { version }
        await ask(own, 'delete', `/api/designs/${id}`, undefined, put.version)
      }
    },
    async decide(id: string, decision: 'approve' | 'reject', note: string): Promise<void> {
      console ??= await provider()
      const { version } = await card(id)
      await ask(console, 'post', `/api/console/designs/${id}/${decision}`, { note }, version)
    },
  }
}
