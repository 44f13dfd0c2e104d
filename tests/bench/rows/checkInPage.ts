import type { Page } from '@playwright/test'
import type { Designer } from '../../browser/support/designer.ts'
import { atTheApp } from '../browser/atTheApp.ts'
import { dressTeam, pastePlayers } from '../browser/dressTeam.ts'
import { median, type Row, rowOf } from '../measure.ts'

const rounds = 5

/**
 * The check before review of a kit with images and 23 players, from the press of the button until its findings are read.
 * Other work of the machine counts in the time on the clock, and not in that of the processor.
 */
export async function checkInPage(): Promise<readonly Row[]> {
  return atTheApp(async ({ openEditor }) => {
    const designer = await openEditor()
    await dressTeam(designer)
    await pastePlayers(designer, 23)
    const samples: Sample[] = []
    for (let round = 0; round < rounds; round++) samples.push(await check(designer))
    const sampled = (kind: keyof Sample) => {
      const values = samples.map(sample => sample[kind])
      return { Kitloom: { median: median(values), best: Math.min(...values) } }
    }
    const about = { unit: 'ms', aim: 1_000, samples: rounds } as const
    return [
      rowOf({ ...about, figure: 'check of 23 kits in the page' }, sampled('clock')),
      rowOf({ ...about, figure: 'the same, in the first round', samples: 1 }, { Kitloom: samples[0]?.clock ?? NaN }),
      rowOf({ ...about, figure: 'check of 23 kits, processor time of page and worker' }, sampled('processor')),
    ]
  })
}

/** In ms. */
interface Sample {
  readonly clock: number
  readonly processor: number
}

async function check({ page, words }: Designer): Promise<Sample> {
  await page.evaluate(() => window.stageWatch.whenStill())
  const before = await processorTime(page)
  const clock = await page.evaluate(pressAndWait, [words('app:review.submit'), words('app:review.checks')] as const)
  const processor = (await processorTime(page)) - before
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  return { clock, processor }
}

/** Presses the button of this name, and waits for the list of that name: in the page, so that no driver is measured. */
async function pressAndWait([button, list]: readonly [button: string, list: string]): Promise<number> {
  const begin = performance.now()
  const pressed = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === button)
  if (!pressed) throw new Error(`There is no button "${button}".`)
  pressed.click()
  while (!document.querySelector(`ul[aria-label="${list}"]`)) await new Promise(requestAnimationFrame)
  return performance.now() - begin
}

/** What the processes of pages have used since they began, their workers among them, in ms. */
async function processorTime(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  const found = await session?.send('SystemInfo.getProcessInfo')
  await session?.detach()
  const renderers = found?.processInfo.filter(({ type }) => type === 'renderer') ?? []
  return renderers.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
}
