import type { Designer } from '../../browser/support/designer.ts'
import { atTheApp } from '../browser/atTheApp.ts'
import { dressTeam, pastePlayers } from '../browser/dressTeam.ts'
import { median, type Row, rowOf } from '../measure.ts'

const rounds = 5

/** The check before review of a kit with images and 22 players, from the press of the button until its findings are read. */
export async function checkInPage(): Promise<readonly Row[]> {
  return atTheApp(async ({ openEditor }) => {
    const designer = await openEditor()
    await dressTeam(designer)
    await pastePlayers(designer)
    const samples: number[] = []
    for (let round = 0; round < rounds; round++) samples.push(await check(designer))
    const [first = Number.NaN] = samples
    const Kitloom = { median: median(samples), best: Math.min(...samples) }
    return [
      rowOf({ figure: 'check of 22 kits in the page', unit: 'ms', aim: 1_000, samples: rounds }, { Kitloom }),
      rowOf({ figure: 'the same, the first time', unit: 'ms', aim: 1_000, samples: 1 }, { Kitloom: first }),
    ]
  })
}

/** In ms. */
async function check({ page, words }: Designer): Promise<number> {
  await page.evaluate(() => window.stageWatch.whenStill())
  const dialog = page.getByRole('dialog')
  const begin = performance.now()
  await page.getByRole('button', { name: words('app:review.submit') }).click()
  await dialog.getByRole('list', { name: words('app:review.checks') }).waitFor()
  const took = performance.now() - begin
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  return took
}
