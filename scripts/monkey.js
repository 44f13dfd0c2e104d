// `npm run monkey -- [--actions 5000] [--seed 20260]`: two linked tabs of the editor, in which a seeded monkey does what
// it likes. The same seed does the same things again, as far as the machine is as fast.
import { parseArgs } from 'node:util'
import { run } from './ready/run.js'

const { values } = parseArgs({
  options: { actions: { type: 'string', default: '5000' }, seed: { type: 'string', default: '20260' } },
})

run('npx', ['--no-install', 'playwright', 'test', 'monkey', '--project=pages'], {
  env: { MONKEY_ACTIONS: values.actions, MONKEY_SEED: values.seed },
})
