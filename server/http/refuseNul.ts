import { fieldCodes } from '../contract/problemCodes.ts'
import type { KitloomServer } from './kitloomServer.ts'
import { Problem } from './problem.ts'

/** Refuses U+0000, which PostgreSQL cannot store and nobody types, before any query. */
export function refuseNul(server: KitloomServer): void {
  server.addHook('onRequest', async request => {
    if (request.url.includes('%00')) throw refusal('url')
  })
  server.addHook('preValidation', async ({ body }) => {
    const path = pathOfNul(body)
    if (path !== null) throw refusal(path)
  })
}

const refusal = (path: string) =>
  new Problem('invalid-request', {
    fields: [{ path, code: 'invalid-text', message: fieldCodes['invalid-text'] ?? 'invalid-text' }],
  })

/** The path of a string with U+0000. It does not recurse, because a body can be nested deeper than the call stack. */
function pathOfNul(body: unknown): string | null {
  const waiting: (readonly [path: string, value: unknown])[] = [['', body]]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, value] = next
    if (typeof value === 'string' && value.includes('\u0000')) return path
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue
    for (const [name, inner] of Object.entries(value)) {
      const inside = path === '' ? name : `${path.slice(0, 200)}.${name}`
      if (name.includes('\u0000')) return path
      waiting.push([inside, inner])
    }
  }
  return null
}
