import type { Access } from './access.ts'
import type { Asker } from './asker.ts'
import type { KitloomServer } from './kitloomServer.ts'
import { Problem } from './problem.ts'

/** Refuses routes that do not say who may ask, and askers whom a route does not let in. */
export function requireAccess(server: KitloomServer): void {
  server.addHook('onRoute', route => {
    if (route.config?.access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} does not say who may ask: give it config: { access }.`)
    }
  })
  server.addHook('onRequest', async request => {
    const { access } = request.routeOptions.config
    if (access !== undefined) refuse(access, request.asker)
  })
}

const letIn: Readonly<Record<Access, readonly Asker['kind'][]>> = {
  public: ['nobody', 'guest', 'customer', 'admin'],
  visitor: ['guest', 'customer'],
  customer: ['customer'],
  admin: ['admin'],
}

function refuse(access: Access, { kind }: Asker): void {
  if (letIn[access].includes(kind)) return
  const signedIn = kind === 'customer' || kind === 'admin'
  throw new Problem(signedIn ? 'wrong-client' : 'not-signed-in')
}
