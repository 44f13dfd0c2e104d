import { readFileSync } from 'node:fs'
import type { Designer } from '../../browser/support/designer.ts'
import { atTheApp } from '../browser/atTheApp.ts'
import { dressTeam, pastePlayers } from '../browser/dressTeam.ts'
import { median, type Row, rowOf } from '../measure.ts'

const rounds = 3

/** A team of 22 in its kit, with Khmer and Latin names, printed from the page: the worker prints, the page stays free. */
export async function packInPage(): Promise<readonly Row[]> {
  return atTheApp(async ({ openEditor }) => {
    const designer = await openEditor()
    await dressTeam(designer)
    await pastePlayers(designer)
    const found = []
    for (let round = 0; round < rounds; round++) found.push(await printTeam(designer))
    const sampled = (values: readonly number[]) => ({ Kitloom: { median: median(values), best: Math.min(...values) } })
    const samples = rounds
    return [
      rowOf(
        { figure: 'roster of 22 kits to zip, in the page', unit: 's', aim: 10, samples },
        sampled(found.map(({ took }) => took / 1000)),
      ),
      rowOf({ figure: 'its size', unit: 'kB', aim: null, samples: 1 }, { Kitloom: found[0]?.kilobytes ?? Number.NaN }),
      rowOf(
        { figure: 'longest block of the page meanwhile', unit: 'ms', aim: null, samples },
        sampled(found.map(({ block }) => block)),
      ),
    ]
  })
}

/** Took and block in ms. */
async function printTeam({ page, words }: Designer) {
  await page.evaluate(() => window.stageWatch.whenStill())
  // What there is to look at in the print before.
  const understood = page.getByRole('alertdialog').getByRole('button', { name: words('app:print.understood') })
  if ((await understood.count()) > 0) await understood.click()
  await page.getByRole('button', { name: words('app:more'), exact: true }).click()
  await page.evaluate(() => window.threadWatch.begin())
  const coming = page.waitForEvent('download')
  const begin = performance.now()
  await page.getByRole('button', { name: words('app:print.team') }).click()
  const download = await coming
  const took = performance.now() - begin
  const block = await page.evaluate(() => window.threadWatch.longestBlock())
  const kilobytes = readFileSync(await download.path()).length / 1024
  return { took, kilobytes, block }
}
