import type { Locator, Page } from '@playwright/test'
import { median, type Row, rowOf } from '../measure.ts'

const dragTime = 2000
const drags = 4

/** What was seen of drags of two seconds: how often the stage painted, and the longest time between, in ms. */
export interface DragFrames {
  readonly painted: readonly number[]
  readonly longest: readonly number[]
}

/** Drags in circles of this radius, in px, about the middle of a thing, and lets each drag come to nothing. */
export async function dragFrames(page: Page, thing: Locator, radius: number): Promise<DragFrames> {
  const found: { starts: readonly number[] }[] = []
  for (let drag = 0; drag <= drags; drag++) {
    await page.evaluate(() => window.stageWatch.whenStill())
    const rect = await thing.boundingBox()
    if (!rect) throw new Error('There is nothing to drag on the page.')
    const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    const before = await page.evaluate(() => window.paintings.length)
    const begin = performance.now()
    for (let turn = 0; performance.now() - begin < dragTime; turn += 0.2) {
      await page.mouse.move(x + radius * Math.sin(turn), y + radius - radius * Math.cos(turn))
    }
    const starts = await page.evaluate(first => window.paintings.slice(first).map(({ start }) => start), before)
    found.push({ starts })
    await page.keyboard.press('Escape')
    await page.mouse.up()
  }
  // The first one warms up.
  const counted = found.slice(1).map(({ starts }) => starts)
  return { painted: counted.map(starts => starts.length), longest: counted.map(longestGap) }
}

const longestGap = (starts: readonly number[]): number =>
  Math.max(0, ...starts.slice(1).map((start, index) => start - (starts[index] ?? start)))

/** A row for the frames, and one for the longest of them. */
export function framesRows(what: string, found: Readonly<Record<string, DragFrames>>): readonly Row[] {
  const of = (figure: string, unit: Row['unit'], read: (frames: DragFrames) => number) => {
    const values = Object.entries(found).map(([name, frames]) => [name, read(frames)] as const)
    return rowOf({ figure, unit, aim: null, samples: drags }, Object.fromEntries(values))
  }
  return [
    of(`${what} dragged for 2 s, frames painted`, 'frames', ({ painted }) => median(painted)),
    of(`${what} dragged, the longest frame`, 'ms', ({ longest }) => Math.max(...longest)),
  ]
}
