import { largestUpdate } from '../../contract/designs/designLog.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'

/** Lets an update come as bare bytes; routes see it as its JSON, `{ update }` in base64. */
export function readUpdateBytes(server: KitloomServer): void {
  server.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => {
      // A route's own limit, meant for base64, stands above the parser's.
      if (body.length > largestUpdate) throw new Problem('too-large')
      return { update: body.toString('base64') }
    },
  )
}
