import { atTheApp, type Desk } from '../browser/atTheApp.ts'
import { median, type Row, rowOf } from '../measure.ts'

const reloads = 3

/** How long the garment is waited for without a network, after one visit with one. */
export async function offlineReload(): Promise<readonly Row[]> {
  const times = await atTheApp(reloadedOffline)
  const about = {
    figure: 'reload with no network to the first garment',
    unit: 'ms',
    aim: null,
    samples: reloads,
  } as const
  return [rowOf(about, { Kitloom: { median: median(times), best: Math.min(...times) } })]
}

async function reloadedOffline({ openEditor }: Desk): Promise<readonly number[]> {
  const { page } = await openEditor()
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    if (serviceWorker.controller) return
    await new Promise(resolve => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })
  await page.context().setOffline(true)
  const times: number[] = []
  for (let count = 0; count < reloads; count++) {
    await page.reload({ waitUntil: 'commit' })
    times.push(await page.evaluate(() => window.stageWatch.whenShown()))
  }
  return times
}
