import { expect, type Locator, type Page } from '@playwright/test'
import type { Designer } from './designer.ts'

type Spot = readonly [x: number, y: number]

/** Where a thing lies and how large it is, in cm, as the layers panel says. */
export interface Measures {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly turn: number
}

/** Hands at the cloth: places in pixels of the page. */
export interface GarmentDriver {
  /** The box of what is selected; the first one is the garment's unless the flat pattern is asked for. */
  box(view?: 'garment' | 'flat'): Locator
  middle(view?: 'garment' | 'flat'): Promise<Spot>
  /** The same once the camera has come to rest. */
  restingMiddle(): Promise<Spot>
  handle(name: string): Promise<Spot>
  drag(from: Spot, by: Spot, options?: DragOptions): Promise<void>
  measures(): Promise<Measures>
}

export interface DragOptions {
  readonly key?: 'Shift' | 'Alt'
  /** While the button is still held. */
  readonly held?: () => Promise<void>
  /** Does not let go. */
  readonly keep?: boolean
}

/** Waits for a painted garment. */
export async function garmentDriver({ page, openTool, words }: Designer): Promise<GarmentDriver> {
  await expect(page.locator('main')).not.toHaveAttribute('data-painted', '0')
  const view = (name: 'garment' | 'flat') =>
    page.locator(name === 'flat' ? '[data-cloth]:has(svg[role=img])' : '[data-cloth]:has(canvas)')
  const box = (name: 'garment' | 'flat' = 'garment') => view(name).locator('svg[data-selected] > g > path').first()
  const middleOf = async (locator: Locator): Promise<Spot> => {
    const rect = await locator.boundingBox()
    if (!rect) throw new Error('It is not to be seen.')
    return [rect.x + rect.width / 2, rect.y + rect.height / 2]
  }
  return {
    box,
    middle: name => middleOf(box(name)),
    async restingMiddle() {
      let last: Spot = [0, 0]
      await expect(async () => {
        const before = last
        last = await middleOf(box())
        expect(Math.hypot(last[0] - before[0], last[1] - before[1])).toBeLessThan(1)
      }).toPass()
      return last
    },
    handle: name => middleOf(view('garment').locator(`[data-handle="${name}"] circle`).last()),
    async drag([x, y], [dx, dy], { key, held, keep = false } = {}) {
      await page.mouse.move(x, y)
      await page.mouse.down()
      if (key) await page.keyboard.down(key)
      await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 3 })
      await page.mouse.move(x + dx, y + dy, { steps: 3 })
      await twoFrames(page)
      await held?.()
      if (!keep) await page.mouse.up()
      if (key) await page.keyboard.up(key)
      await twoFrames(page)
    },
    async measures() {
      await openTool('layers')
      const panel = page.getByRole('complementary')
      const read = async (key: string) => {
        const written = await panel.getByLabel(new RegExp(`^${words(key)},`)).inputValue()
        return Number(written.replace('−', '-'))
      }
      const [x, y, turn] = [await read('app:place.across'), await read('app:place.down'), await read('app:place.turn')]
      return { x, y, height: await read('layers:height'), turn }
    },
  }
}

/** What was moved is shown with the next image. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>(seen => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen)))),
  )
