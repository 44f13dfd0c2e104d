import { createRequire } from 'node:module'
import { expect, it, vi } from 'vitest'
import type { RosterOutcome } from '../../../engine/print/index.ts'
import { packTeam, sha256, team } from '../../support/soccerTeam.ts'

/** The file that browsers get when they ask for pdfkit. */
const forBrowsers = createRequire(import.meta.url)
  .resolve('pdfkit')
  .replace(/[^/]+$/, 'pdfkit.browser.mjs')

const document = { ...team, players: Object.fromEntries(Object.entries(team.players).slice(0, 2)) }
const hashOf = (outcome: RosterOutcome) =>
  outcome.kind === 'packed' ? sha256(outcome.bytes) : expect.unreachable(JSON.stringify(outcome.obstacles))

it('[A19] browsers pack the bytes that Node packs', async () => {
  const inNode = hashOf(await packTeam({ document }))
  let loaded = 0
  vi.doMock('pdfkit', () => {
    loaded += 1
    return import(forBrowsers)
  })
  expect(hashOf(await packTeam({ document }))).toBe(inNode)
  expect(loaded).toBe(1)
}, 30_000)
