// `npm run bench`: builds the bench as the app is built, then measures.
import { run } from './ready/run.js'

run('npx', ['--no-install', 'vite', 'build', '--config', 'tests/bench/vite.config.ts', '--logLevel', 'warn'])
run('node', ['--expose-gc', 'tests/bench/dist/main.js', ...process.argv.slice(2)], {
  env: { NODE_ENV: 'production' },
})
