import { randomInt } from 'node:crypto'
import { authorId, createEngine, type GarmentPlugin } from '../../../engine/index.ts'
import { tools } from '../../../plugins/index.ts'
import { soccer } from '../openSoccer.ts'

/** A kit in a person's editor. */
export function drawKit(client = randomInt(1, 2 ** 32), garment: GarmentPlugin = soccer) {
  let at = 1_700_000_000_000
  const engine = createEngine({
    garment,
    tools,
    author: authorId(`page-${client}#0`),
    name: 'Sok',
    newClient: () => client,
    now: () => at++,
    onPluginError: ({ message }) => {
      throw new Error(message)
    },
  })
  return {
    engine,
    /** All updates of the page. */
    update: () => Buffer.from(engine.timeline.log().update()).toString('base64'),
    /** Applies the server's log. */
    take: (update: string) =>
      engine.timeline.log().apply(new Uint8Array(Buffer.from(update, 'base64')), { from: 'peer', transport: 'test' }),
  }
}
