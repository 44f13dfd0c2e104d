import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { applyTemplate } from '../../../plugins/index.ts'
import { rosterDriver } from '../../browser/support/rosterDriver.ts'
import { wordsOf } from '../../browser/support/words.ts'
import { drawKit } from '../../support/server/drawKit.ts'
import { atTheApp } from '../browser/atTheApp.ts'
import { median, type Row, rowOf } from '../measure.ts'

const players = 500
const typed = 'Sophea Chan'
const rounds = 5

/** Typing into the roster of a checkout with 500 rows: what each key costs the page's thread. */
export async function rosterGrid(): Promise<readonly Row[]> {
  return atTheApp(async ({ newContext }) => {
    const context = await newContext()
    context.setDefaultTimeout(300_000)
    const page = await context.newPage()
    await page.goto(`/design/checkout/${await sendKit(context)}`)
    const { grid, cell, paste } = rosterDriver(page)
    await cell(0, 1).click()
    await paste(Array.from({ length: players }, (_, at) => `${at % 100}\tPlayer ${at + 1}\tM`).join('\n'))
    const count = wordsOf('en')('checkout:roster.count').replace(/\{\{\w+\}\}/g, String(players))
    await page.getByText(count).waitFor({ timeout: 300_000 })
    const script = await watchScript(page)
    const [keys, entered]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      // Only rows in sight are there, and where the paste has led is its own affair.
      await grid
        .locator('[data-column="2"]')
        .nth(4 + 2 * round)
        .click()
      for (const key of typed) keys.push(await script(() => page.keyboard.press(key)))
      entered.push(await script(() => page.keyboard.press('Enter')))
    }
    // The first key opens the cell, and compiles what that takes.
    keys.shift()
    const row = (figure: string, aim: number | null, samples: number[]) =>
      rowOf(
        { figure, unit: 'ms', aim, samples: samples.length },
        { Kitloom: { median: median(samples), best: Math.min(...samples) } },
      )
    return [
      row('roster of 500 rows: script of a key', 16, keys),
      row('the same: script of Enter, which writes the cell', null, entered),
    ]
  })
}

/** A visitor's kit, as another page of theirs sent it. */
async function sendKit(context: BrowserContext): Promise<string> {
  const headers = { 'x-guest-secret': randomUUID() }
  await context.addInitScript(secret => {
    localStorage.setItem('lang', 'en')
    localStorage.setItem('kitloom-guest-secret', secret)
  }, headers['x-guest-secret'])
  const id = randomUUID()
  const kit = drawKit()
  kit.engine.dispatch(applyTemplate.of({ id: 'first', template: 'kbach' }))
  const send = (path: string, data: object) => context.request.post(path, { headers, data, timeout: 300_000 })
  await send('/api/designs', { id, productType: 'SOCCER_KIT' })
  await send(`/api/designs/${id}/log`, { update: kit.update() })
  kit.engine.dispose()
  return id
}

/** Measures the script that runs on the page's thread from something that is done until it has been drawn, in ms. */
async function watchScript(page: Page): Promise<(act: () => Promise<void>) => Promise<number>> {
  const line = await page.context().newCDPSession(page)
  await line.send('Performance.enable')
  const total = async (): Promise<number> => {
    const { metrics } = await line.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
  }
  const drawn = () => page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))
  return async act => {
    await drawn()
    const before = await total()
    await act()
    await drawn()
    return (await total()) - before
  }
}
