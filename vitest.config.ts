import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** A test that hangs ends; one that is slow on a machine with other work does not. Speed is measured by the bench. */
const timeout = { testTimeout: 180_000, hookTimeout: 300_000 }

/** One project per room of the house, so that each can be run alone: `npx vitest --project engine`. */
const project = (name: string, environment = 'node', more = {}) => ({
  // No test replaces a module, so the files of a worker share them: to read the app anew for each took four times as long
  // as its tests.
  test: { name, environment, isolate: false, ...timeout, ...more, include: [`tests/${name}/**/*.test.{ts,tsx}`] },
})

// A pressed link to a file would take the window of a worker, and all tests after it, to a blank page.
const navigation = { disableMainFrameNavigation: true, disableFallbackToSetURL: true }

// Real processes, sockets and databases share two cores with what runs beside them: in CI such a test is told once more.
const again = process.env.CI ? { retry: 1 } : {}

export default defineConfig({
  test: {
    // Vitest would leave one of two cores unused.
    maxWorkers: Math.max(2, Math.floor(availableParallelism() * 0.75)),
    projects: [
      project('engine'),
      project('properties'),
      project('contracts', 'node', again),
      project('recordings'),
      // A server is started, killed and started again: on a machine with other work that takes minutes.
      project('faults', 'node', { ...again, testTimeout: 600_000 }),
      project('plugins'),
      project('app', 'happy-dom', {
        setupFiles: ['tests/support/freshPage.ts'],
        environmentOptions: { happyDOM: { settings: { navigation } } },
      }),
      // The first one after a change to the schema makes the database that the others copy.
      project('server', 'node', again),
      project('house'),
    ],
  },
})
