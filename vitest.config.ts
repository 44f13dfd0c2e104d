import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** One project per room of the house, so that each can be run alone: `npx vitest --project engine`. */
const project = (name: string, environment = 'node', patience = {}) => ({
  test: { name, environment, ...patience, include: [`tests/${name}/**/*.test.{ts,tsx}`] },
})

// Real processes, sockets and databases share two cores with what runs beside them: in CI such a test is told once more.
const again = process.env.CI ? { retry: 1 } : {}

export default defineConfig({
  test: {
    // Vitest would leave one of two cores unused.
    maxWorkers: Math.max(2, Math.floor(availableParallelism() * 0.75)),
    projects: [
      project('engine'),
      project('properties'),
      project('contracts'),
      project('recordings'),
      project('faults', 'node', again),
      project('plugins'),
      project('roster'),
      project('app', 'happy-dom'),
      // The first one after a change to the schema makes the database that the others copy. No test replaces a module, so
      // the files of a worker share them: reading the server anew for each took as long as many of the tests.
      project('server', 'node', { hookTimeout: 60_000, testTimeout: 20_000, isolate: false, ...again }),
      project('house'),
    ],
  },
})
