import { randomInt } from 'node:crypto'
import { authorId, createEngine } from '../../../engine/index.ts'
import { tools } from '../../../plugins/index.ts'
import { soccer } from '../openSoccer.ts'

/** A kit in the editor of somebody, as the page has it. */
export function drawKit(client = randomInt(1, 2 ** 32)) {
  let at = 1_700_000_000_000
  const engine = createEngine({
    garment: soccer,
    tools,
    author: authorId('page#0'),
    name: 'Sok',
    newClient: () => client,
    now: () => at++,
    onFault: ({ message }) => {
      throw new Error(message)
    },
  })
  return {
    engine,
    /** Everything that the page has, to be sent. */
    update: () => Buffer.from(engine.timeline.log().update()).toString('base64'),
    /** Takes what the server has. */
    take: (update: string) =>
      engine.timeline.log().apply(new Uint8Array(Buffer.from(update, 'base64')), { from: 'peer', transport: 'test' }),
  }
}
