import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../../scripts/ready/findChromium.js'
import { chromiumFlags } from '../../support/chromiumFlags.ts'
import { median, type Row, rowOf } from '../measure.ts'
import { serveBuiltApp } from '../servedApp.ts'

const visits = 5
/** The garment is #C2182B when it comes. */
const palette = ['#0F7B4D', '#C2182B', '#1D3FBF', '#F7E04B', '#15161A', '#FFFFFF', '#E4572E', '#6B2FA0', '#2AA7C9']

/** What somebody waits for, in a headless Chromium that draws on the processor: the first garment, and a new colour. */
export async function browser(): Promise<readonly Row[]> {
  const app = await serveBuiltApp()
  const opened = await chromium.launch({ executablePath: (await findChromium()) ?? '', args: [...chromiumFlags] })
  try {
    const first: number[] = []
    for (let visit = 0; visit < visits; visit++) first.push(await firstGarment(opened, app.address))
    const changes = await colourChanges(opened, app.address)
    const drags = await textDrags(opened, app.address)
    const row = (figure: string, samples: readonly number[]) =>
      rowOf(
        { figure, unit: 'ms', aim: null, samples: samples.length },
        { Kitloom: { median: median(samples), best: Math.min(...samples) } },
      )
    return [
      row('address to first garment, empty cache', first),
      row('colour chosen to changed pixels', changes),
      row('text dragged for 2 s, from picture to picture', drags),
    ]
  } finally {
    await opened.close()
    await app.stop()
  }
}

async function openStage(opened: Browser, address: string): Promise<{ readonly page: Page; readonly shownAt: number }> {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 })
  await page.addInitScript(watchStage)
  await page.addInitScript(() => localStorage.setItem('kitloom-tour', 'seen'))
  await page.goto(`${address}/design/soccer`)
  const shownAt = await page.evaluate(() => window.stageWatch.whenShown())
  return { page, shownAt }
}

async function firstGarment(opened: Browser, address: string): Promise<number> {
  const { page, shownAt } = await openStage(opened, address)
  await page.close()
  return shownAt
}

/** From the click on a colour of the palette until the middle of the stage shows another one. */
async function colourChanges(opened: Browser, address: string): Promise<readonly number[]> {
  const { page } = await openStage(opened, address)
  const samples: number[] = []
  for (const colour of palette) {
    const swatch = page.getByRole('button', { name: colour, exact: true })
    await swatch.waitFor()
    const changed = page.evaluate(() => window.stageWatch.whenChanged())
    await swatch.click()
    samples.push(await changed)
  }
  await page.close()
  // The first one warms up.
  return samples.slice(1)
}

const dragTime = 2000
const drags = 4

/** Drags a text over the chest and counts how often its panel is painted anew. */
async function textDrags(opened: Browser, address: string): Promise<readonly number[]> {
  const { page } = await openStage(opened, address)
  await page.locator('nav [data-tool=text]').click()
  const words = page.getByRole('complementary').getByRole('textbox').first()
  await words.fill('KITLOOM')
  await words.press('Enter')
  const box = page.locator('[data-cloth] svg[data-selected] > g > path').first()
  const painted = async () => Number(await page.locator('main').getAttribute('data-painted'))
  const samples: number[] = []
  for (let drag = 0; drag <= drags; drag++) {
    const rect = await box.boundingBox()
    if (!rect) throw new Error('The text is not to be seen on the garment.')
    const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    const [begin, before] = [performance.now(), await painted()]
    for (let turn = 0; performance.now() - begin < dragTime; turn += 0.2) {
      await page.mouse.move(x + 40 * Math.sin(turn), y + 40 - 40 * Math.cos(turn))
    }
    const took = performance.now() - begin
    samples.push(took / ((await painted()) - before))
    await page.keyboard.press('Escape')
    await page.mouse.up()
  }
  await page.close()
  // The first one warms up.
  return samples.slice(1)
}

interface StageWatch {
  /** Milliseconds since the address was opened when the stage first showed something in its middle. */
  whenShown(): Promise<number>
  /** Milliseconds from the next press of the pointer until the middle of the stage has another colour. */
  whenChanged(): Promise<number>
}

declare global {
  interface Window {
    stageWatch: StageWatch
  }
}

/** Runs in the page, before anything else: looks at the middle of the stage after every frame. */
function watchStage(): void {
  const original = HTMLCanvasElement.prototype.getContext
  // Without it the picture is gone when the frame is over, and could not be looked at.
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string, options?: object) {
      const kept = kind.startsWith('webgl') ? { ...options, preserveDrawingBuffer: true } : options
      return Reflect.apply(original, this, [kind, kept])
    },
  })
  const sample = document.createElement('canvas')
  sample.width = 1
  sample.height = 1
  const pen = sample.getContext('2d', { willReadFrequently: true })

  const middle = (): readonly number[] => {
    const stage = document.querySelector<HTMLCanvasElement>('main canvas')
    if (!stage || !pen) return [0, 0, 0, 0]
    pen.clearRect(0, 0, 1, 1)
    pen.drawImage(stage, stage.width / 2 - 2, stage.height / 2 - 2, 4, 4, 0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data]
  }
  const afterFrames = (isThere: () => boolean) =>
    new Promise<number>((found, missed) => {
      const until = performance.now() + 60_000
      const look = () => {
        if (isThere()) found(performance.now())
        else if (performance.now() > until) missed(new Error('The stage did not show it within a minute.'))
        else requestAnimationFrame(() => setTimeout(look))
      }
      look()
    })

  window.stageWatch = {
    whenShown: () => afterFrames(() => middle()[3] === 255),
    async whenChanged() {
      const before = middle()
      const pressed = new Promise<number>(begun =>
        addEventListener('click', () => begun(performance.now()), { capture: true, once: true }),
      )
      const changed = () => middle().some((channel, index) => Math.abs(channel - (before[index] ?? 0)) > 24)
      const from = await pressed
      return (await afterFrames(changed)) - from
    },
  }
}
