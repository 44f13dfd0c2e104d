import { openEditor } from '../../browser/support/designer.ts'
import { atTheApp } from '../browser/atTheApp.ts'
import { swatches } from '../browser/recolour.ts'
import { median, type Row, rowOf } from '../measure.ts'

/** The first one warms up. */
const rounds = 13

/** From a click on a colour in one tab until the garment of another tab of the same design has it. */
export async function linkedTab(): Promise<readonly Row[]> {
  const samples = await atTheApp(async ({ newContext }) => {
    const context = await newContext()
    const here = await openEditor(context, { language: 'en' })
    await here.openTool('colour')
    const there = await openEditor(context, { language: 'en', address: here.page.url() })
    await here.page.evaluate(() => window.stageWatch.whenShown())
    await there.page.evaluate(() => window.stageWatch.whenShown())
    const taken: number[] = []
    for (let round = 0; round < rounds; round++) {
      const name = swatches[round % swatches.length] ?? ''
      for (const { page } of [here, there]) await page.evaluate(() => window.stageWatch.whenStill())
      const seen = there.page.evaluate(() => window.stageWatch.whenOtherwise())
      const pressed = here.page.evaluate(
        () =>
          new Promise<number>(received =>
            addEventListener('click', event => received(performance.timeOrigin + event.timeStamp), {
              capture: true,
              once: true,
            }),
          ),
      )
      await here.page.getByRole('complementary').getByRole('button', { name, exact: true }).first().click()
      taken.push((await seen) - (await pressed))
    }
    return taken.slice(1)
  })
  const figure = 'an edit seen on the garment of a linked tab'
  const found = { Kitloom: { median: median(samples), best: Math.min(...samples) } }
  return [rowOf({ figure, unit: 'ms', aim: null, samples: samples.length }, found)]
}
