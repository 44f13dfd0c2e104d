import { z } from 'zod'
import { defineCall } from './call.ts'

/** Whether this is the address of a site without a path, as browsers write it; only a machine of its own needs no TLS. */
function isOrigin(text: string): boolean {
  // Without `*`, which a policy would take for every site below.
  if (!/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/.test(text) || !URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  const isOwnMachine = hostname === 'localhost' || hostname === '127.0.0.1'
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isOwnMachine))
}

/** Sites whose pages may show the editor in a frame. */
export const embeddingOrigins = z
  .array(z.string().max(200).refine(isOrigin, { error: 'incorrect' }))
  .max(20)
  .refine(all => new Set(all).size === all.length, { error: 'named-twice' })

/** Asked for by an editor that stands in a frame, and by nobody else. */
export const embeddingCall = defineCall({
  method: 'GET',
  path: '/api/embedding',
  access: 'public',
  summary: 'List the sites that may show the editor in a frame',
  response: z.object({ origins: z.array(z.string()) }),
})
