import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/ready/findChromium.js'
import { chromiumFlags, flatChromiumFlags } from './tests/support/chromiumFlags.ts'
import { isNightly } from './tests/support/nightly.ts'

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

// Workers read this file again: port and folder are chosen once and handed down in the environment.
process.env.KITLOOM_TEST_PORT ??= String(await freePort())
process.env.KITLOOM_TEST_DATA ??= mkdtempSync(join(tmpdir(), 'kitloom-browser-'))

const port = process.env.KITLOOM_TEST_PORT
const address = `http://127.0.0.1:${port}`
const executablePath = await findChromium()

const launched = (args: readonly string[]) => ({ ...(executablePath ? { executablePath } : {}), args: [...args] })

export default defineConfig({
  testDir: 'tests/browser',
  // Five minutes of one person's work: told at night.
  testIgnore: isNightly ? [] : ['**/wholeKit.spec.ts'],
  outputDir: 'test-results/browser',
  workers: 2,
  // Every frame of the stage is drawn by the processor, and two pages share it.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // A busy machine draws a stage in seconds; what fails twice is a fault, what passes the second time is told as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    // What a service worker fetches passes no route of a story. The story of being offline allows it.
    serviceWorkers: 'block',
    // SwiftShader draws every pixel on the processor.
    deviceScaleFactor: 0.5,
    // Taking one costs about what a story does: `npx playwright test --trace on` takes it where it is wanted.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'pages', testDir: 'tests/browser/pages', use: { launchOptions: launched(flatChromiumFlags) } },
    {
      name: 'stage',
      testDir: 'tests/browser/stage',
      // Two software-rendered stages on two cores take longer together than one after the other.
      workers: 1,
      use: { launchOptions: launched(chromiumFlags) },
    },
  ],
  webServer: {
    command: 'node dist-server/main.js',
    url: `${address}/health`,
    // The first start makes the database and three shops with their people; on a busy machine that takes minutes.
    timeout: 300_000,
    // Embedded, whatever the tests beside it use: what a newcomer gets.
    env: { PORT: port, HOST: '127.0.0.1', DATA_DIR: process.env.KITLOOM_TEST_DATA, DATABASE_URL: '', REDIS_URL: '' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
