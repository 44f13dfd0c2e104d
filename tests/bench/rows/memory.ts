import type { CDPSession, Page } from '@playwright/test'
import { atTheApp } from '../browser/atTheApp.ts'
import { recolour, swatches } from '../browser/recolour.ts'
import { type Row, rowOf } from '../measure.ts'

const edits = 500
const undone = 200

/** What 500 colours, each painted on the stage, and 200 of them undone leave in the page's memory. */
export async function memory(): Promise<readonly Row[]> {
  const { before, after, later } = await atTheApp(async ({ openEditor }) => {
    const { page, openTool, saved, undo } = await openEditor()
    // What script keeps is the same behind a small window, and the processor draws that in a tenth of the time.
    await page.setViewportSize({ width: 1100, height: 420 })
    const devtools = await page.context().newCDPSession(page)
    await openTool('colour')
    // What is fetched and compiled for the first edits is there before the others as well.
    await recolour(page, swatches.length)
    await saved()
    const before = await megabytes(page, devtools)
    await recolour(page, edits)
    await saved()
    const after = await megabytes(page, devtools)
    for (let step = 0; step < undone; step++) await undo()
    await saved()
    return { before, after, later: await megabytes(page, devtools) }
  })
  const about = { unit: 'MB', aim: null, samples: 1 } as const
  const figure = `memory of the page's script after ${edits} edits`
  return [
    rowOf({ ...about, figure }, { Kitloom: after, before }),
    rowOf({ ...about, figure: `${figure} and ${undone} undone` }, { Kitloom: later, before }),
  ]
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
