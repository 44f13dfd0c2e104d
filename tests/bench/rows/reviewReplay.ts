import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { applyTemplate, setName } from '../../../plugins/index.ts'
import { enterConsole } from '../../browser/support/enterConsole.ts'
import { serverDriver } from '../../browser/support/serverDriver.ts'
import { random } from '../../support/random.ts'
import { drawKit } from '../../support/server/drawKit.ts'
import { atTheApp } from '../browser/atTheApp.ts'
import { median, type Row, rowOf } from '../measure.ts'

const entries = 10_000
const [opened, sought] = [5, 15]

/** The console's review of a design with 10,000 entries: from its row in the list to the replay, and seeking in that. */
export async function reviewReplay(): Promise<readonly Row[]> {
  return atTheApp(async ({ newContext }) => {
    const context = await newContext()
    context.setDefaultTimeout(300_000)
    await context.addInitScript(() => localStorage.setItem('lang', 'en'))
    const name = 'Ten thousand'
    await submitKit(context, name)
    await enterConsole(context)
    const page = await context.newPage()
    const opens: number[] = []
    for (let round = 0; round < opened; round++) {
      await page.goto('/console/designs')
      const link = page.getByRole('link', { name, exact: true })
      await link.waitFor()
      opens.push(await untilReplayed(page, () => link.click()))
      await page.evaluate(() => window.stageWatch.whenShown())
      await page.evaluate(() => window.stageWatch.whenStill())
    }
    const seeks = await seekThrough(page)
    const row = (figure: string, aim: number | null, samples: readonly number[]) =>
      rowOf(
        { figure, unit: 'ms', aim, samples: samples.length },
        { Kitloom: { median: median([...samples]), best: Math.min(...samples) } },
      )
    return [
      row('review of 10,000 entries: from its list to the replay', 1000, opens),
      row(
        'seek in it: script and layout of the page',
        50,
        seeks.map(({ busy }) => busy),
      ),
      row(
        'seek in it: the garment shows it, drawn by the processor',
        null,
        seeks.map(({ seen }) => seen),
      ),
    ]
  })
}

/** A kit whose cloth was coloured ten thousand times, handed in. */
async function submitKit(context: BrowserContext, name: string): Promise<void> {
  const driver = await serverDriver(context, 'bopha')
  const id = randomUUID()
  const kit = drawKit()
  const chance = random(10)
  kit.engine.dispatch(applyTemplate.of({ id: 'first', template: 'kbach' }))
  kit.engine.dispatch(setName.of({ name }))
  for (let entry = 2; entry < entries; entry++) {
    const colour = `#${chance.below(0xffffff).toString(16).padStart(6, '0')}`
    const payload = { zone: 'base', version: 'player', paint: { type: 'solid', colour } }
    kit.engine.dispatch({ type: 'colour.setZonePaint', payload })
  }
  await driver.request('post', '/api/designs', { id, productType: 'SOCCER_KIT' })
  await driver.request('post', `/api/designs/${id}/log`, { update: kit.update() })
  kit.engine.dispose()
  await driver.request('post', `/api/designs/${id}/submit`, {}, (await driver.card(id)).version)
}

/** Milliseconds from the click until the page says at which of all steps it is. */
async function untilReplayed(page: Page, press: () => Promise<void>): Promise<number> {
  const taken = page.evaluate(
    () =>
      new Promise<number>(done => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const check = () =>
              /Step \d+ of \d+/.test(document.body.textContent ?? '')
                ? done(performance.now() - timeStamp)
                : requestAnimationFrame(check)
            check()
          },
          { capture: true, once: true },
        )
      }),
  )
  await press()
  return taken
}

/** Goes to places all over the replay, by a press on its line. */
async function seekThrough(page: Page): Promise<readonly { readonly busy: number; readonly seen: number }[]> {
  const line = await page.getByRole('slider').first().locator('xpath=..').boundingBox()
  if (!line) throw new Error('The replay has no line.')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const total = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
    const busy = (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')) * 1000
    // Whoever looks at the stage waits for the processor to draw it.
    return busy - (await page.evaluate(() => window.stageWatch.looked()))
  }
  // The images below the line are taken once, whether somebody seeks or not.
  await page.waitForFunction(
    () => document.querySelectorAll('ol button').length === document.querySelectorAll('ol button img').length,
  )
  const chance = random(20)
  const samples: { busy: number; seen: number }[] = []
  for (let round = 0; round < sought; round++) {
    await page.evaluate(() => window.stageWatch.whenStill())
    await page.evaluate(() => window.stageWatch.begin('pointerdown'))
    const before = await total()
    await page.mouse.click(line.x + line.width * (chance.below(1000) / 1000), line.y + line.height / 2)
    const seen = await page.evaluate(() => window.stageWatch.changed())
    samples.push({ busy: (await total()) - before, seen })
  }
  // The first press compiles what a seek takes.
  return samples.slice(1)
}
