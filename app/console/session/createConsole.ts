import { createClient, withAuth } from '../../session/api/createClient.ts'
import type { Services } from '../../session/services.ts'
import { storedTokens } from '../../session/tokens.ts'
import { createEntrance, type Entrance } from './entrance.ts'

/**
 * What the screens of the console work with: the services of the shop's pages, whose client sends as the staff. The
 * tokens lie under names of their own, so that a customer who is signed in at this device stays what they are.
 */
export function createConsole(shop: Services): { readonly services: Services; readonly entrance: Entrance } {
  const { memory, fetch, now, queries } = shop
  const ownName = (name: string) => `console_${name}`
  const stored = storedTokens({
    read: name => memory.read(ownName(name)),
    write: (name, value) => memory.write(ownName(name), value),
  })
  const entrance = createEntrance({ stored, fetch, now, forget: () => queries.clear() })
  const authed = withAuth(fetch, { session: entrance })
  return { services: { ...shop, fetch: authed, fetchAuthed: authed, client: createClient(authed) }, entrance }
}
