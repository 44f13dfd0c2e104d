import type { CDPSession, Page } from '@playwright/test'
import { atTheApp } from '../browser/atTheApp.ts'
import { recolour, swatches } from '../browser/recolour.ts'
import { type Row, rowOf } from '../measure.ts'

const edits = 500

/** What 500 colours, each painted on the stage, leave in the page's memory. */
export async function memory(): Promise<readonly Row[]> {
  const { before, after } = await atTheApp(async ({ openEditor }) => {
    const { page, openTool, saved } = await openEditor()
    const devtools = await page.context().newCDPSession(page)
    await openTool('colour')
    // What is fetched and compiled for the first edits is there before the others as well.
    await recolour(page, swatches.length)
    await saved()
    const before = await megabytes(page, devtools)
    await recolour(page, edits)
    await saved()
    return { before, after: await megabytes(page, devtools) }
  })
  const about = { unit: 'MB', aim: null, samples: 1 } as const
  return [rowOf({ ...about, figure: `memory of the page's script after ${edits} edits` }, { Kitloom: after, before })]
}

/** Of what is still in use. */
async function megabytes(page: Page, devtools: CDPSession): Promise<number> {
  await page.evaluate(() => {
    window.paintings.length = 0
    return window.stageWatch.whenStill()
  })
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}
