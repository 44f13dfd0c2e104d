import type { Designer } from '../../browser/support/designer.ts'
import { atTheApp } from '../browser/atTheApp.ts'
import { type Gesture, gestures as known } from '../browser/gestures.ts'
import { median, type Row, rowOf, type Sampled } from '../measure.ts'
import { buildNaiveApp } from '../naive/buildNaiveApp.ts'

/** The first one warms up. */
const rounds = 7

/** From a gesture until the stage shows what came of it, for each tool, beside a stage that paints everything anew. */
export async function gestures(): Promise<readonly Row[]> {
  const naive = await buildNaiveApp()
  return atTheApp(async ({ openEditor }) => {
    const ours = await openEditor()
    const other = await openEditor(naive)
    const rows: Row[] = []
    for (const gesture of known) {
      console.error(`  ${gesture.name} …`)
      const found = { Kitloom: await timed(ours, gesture), 'full repaint with mipmaps': await timed(other, gesture) }
      const figure = `${gesture.name}: gesture to pixels`
      rows.push(rowOf({ figure, unit: 'ms', aim: null, samples: rounds - 1 }, found))
    }
    return rows
  })
}

async function timed(designer: Designer, { name, event, prepare, reach, change }: Gesture): Promise<Sampled> {
  const { page } = designer
  await page.bringToFront()
  await prepare(designer)
  const samples: number[] = []
  for (let round = 0; round < rounds; round++) {
    await reach?.(designer, round)
    await page.evaluate(() => window.stageWatch.whenStill())
    await page.evaluate(received => window.stageWatch.begin(received), event)
    await change(designer, round)
    samples.push(await page.evaluate(() => window.stageWatch.changed()))
  }
  if (samples.some(Number.isNaN)) throw new Error(`The page never heard of the gesture "${name}".`)
  samples.shift()
  return { median: median(samples), best: Math.min(...samples) }
}
