import type { Page } from '@playwright/test'
import { atTheApp, type Desk } from '../browser/atTheApp.ts'
import { median, type Row, rowOf } from '../measure.ts'

const reloads = 3

/** How long the garment is waited for without a network, after one visit with one, beside a reload with it. */
export async function offlineReload(): Promise<readonly Row[]> {
  const { online, offline } = await atTheApp(reloaded)
  const about = {
    figure: 'reload with no network to the first garment',
    unit: 'ms',
    aim: null,
    samples: reloads,
  } as const
  const sampled = (times: readonly number[]) => ({ median: median(times), best: Math.min(...times) })
  return [rowOf(about, { Kitloom: sampled(offline), 'with a network': sampled(online) })]
}

async function reloaded({ openEditor }: Desk) {
  const { page } = await openEditor()
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    if (serviceWorker.controller) return
    await new Promise(resolve => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })
  const online = await reloadTimes(page)
  await page.context().setOffline(true)
  return { online, offline: await reloadTimes(page) }
}

async function reloadTimes(page: Page): Promise<readonly number[]> {
  const times: number[] = []
  for (let count = 0; count < reloads; count++) {
    await page.reload({ waitUntil: 'commit' })
    times.push(await page.evaluate(() => window.stageWatch.whenShown()))
  }
  return times
}
