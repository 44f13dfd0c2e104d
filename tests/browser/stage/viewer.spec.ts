import { expect, type Page, test } from '@playwright/test'
import { differenceCiede2000, formatHex } from 'culori'
import { fabricKinds } from '../../../engine/index.ts'
import { isNightly } from '../../support/nightly.ts'
import {
  colourAt,
  countGraphics,
  finishDrawing,
  graphicsCounts,
  paintAll,
  serveStage,
  tenColours,
} from '../support/stagePage.ts'

let stage: Awaited<ReturnType<typeof serveStage>>
test.beforeAll(async () => {
  stage = await serveStage()
})
test.afterAll(() => stage.close())

/** The stage of a desktop editor. */
test.use({ viewport: { width: 1048, height: 848 } })
const middle = { x: 524, y: 408 }

/** Opens the stage and waits for a painted garment. */
async function openStage(page: Page, query = ''): Promise<void> {
  await countGraphics(page)
  await page.goto(`${stage.address}?${query}`)
  await page.waitForFunction(() => window.stageTest?.ready > 0)
}

/** Until nothing is drawn any more, mipmaps included. */
async function comeToRest(page: Page): Promise<void> {
  await expect(async () => {
    const before = (await graphicsCounts(page)).draws
    // Longer than any wait of the stage's own: for mipmaps, and for the fine image of what has come to rest.
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 700)))
    await finishDrawing(page)
    expect((await graphicsCounts(page)).draws).toBe(before)
  }).toPass({ timeout: 30_000 })
}

const pick = async (page: Page, x: number, y: number) => {
  await page.mouse.click(x, y)
  return page.evaluate(() => window.stageTest.picked)
}

/** Picked colours are seen as they are on the middle of the front. */
async function expectColours(page: Page, colours = ['#C2182B', '#1D3FBF', '#F3E3C3']): Promise<void> {
  for (const colour of colours) {
    await paintAll(page, colour)
    const seen = await colourAt(page, middle.x, 330, 60)
    const difference = differenceCiede2000()(colour, seen)
    expect(difference, `${colour} is seen as ${formatHex(seen)}`).toBeLessThanOrEqual(3)
  }
}

/** The share of the stage's width and height that opaque pixels fill. */
const garmentShare = (page: Page) =>
  page.evaluate(async () => {
    const blob = await window.stageTest.handle?.image()
    if (!blob) throw new Error('The stage gives no picture.')
    const image = await createImageBitmap(blob)
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
    pen?.drawImage(image, 0, 0)
    const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
    const xs: number[] = []
    const ys: number[] = []
    for (let at = 0; at < image.width * image.height; at++) {
      if ((data[at * 4 + 3] ?? 0) < 250) continue
      xs.push(at % image.width)
      ys.push(Math.floor(at / image.width))
    }
    const span = (values: readonly number[]) =>
      values.reduce((max, value) => Math.max(max, value), 0) - values.reduce((min, value) => Math.min(min, value), 9999)
    return { width: span(xs) / image.width, height: span(ys) / image.height }
  })

test('in the light: shows the colour that was picked, fills the stage, and comes back when the graphics card was lost', async ({
  page,
}) => {
  await openStage(page, 'plain&theme=light')
  await test.step('comes back with its colours when the graphics card was lost', async () => {
    const card = await page.evaluateHandle(() => {
      const gl = document.querySelector('canvas')?.getContext('webgl2')
      return gl?.getExtension('WEBGL_lose_context') ?? null
    })
    await card.evaluate(loss => loss?.loseContext())
    await page.waitForFunction(() => window.stageTest.lost === 1)
    await card.evaluate(loss => loss?.restoreContext())
    await page.waitForFunction(() => window.stageTest.ready === 2)
    await comeToRest(page)
    const seen = await colourAt(page, middle.x, 330, 60)
    expect(differenceCiede2000()('#C2182B', seen), formatHex(seen)).toBeLessThanOrEqual(3)
  })
  await expectColours(page)
  await test.step('fills about four fifths of the height and stays inside a phone’s width', async () => {
    const filled = await garmentShare(page)
    expect(filled.height).toBeGreaterThan(0.76)
    expect(filled.height).toBeLessThan(0.86)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.waitForFunction(() => document.querySelector('canvas')?.clientWidth === 390)
    await comeToRest(page)
    const phone = await garmentShare(page)
    expect(phone.width).toBeGreaterThan(0.8)
    expect(phone.width).toBeLessThan(0.98)
  })
})

test('in the dark: shows the colour that was picked', async ({ page }) => {
  await openStage(page, 'plain&theme=dark')
  await expectColours(page)
})

test('a garment stands still, is pointed at, turned and zoomed, and leaves nothing when it is taken off', async ({
  page,
}) => {
  test.slow()
  await openStage(page)

  await test.step('has the program of its cloth compiled once, before anything is drawn', async () => {
    expect((await graphicsCounts(page)).drawsBeforeCloth).toEqual([0])
  })

  await test.step('stands still when nothing moves, and repaints only what has changed', async () => {
    await comeToRest(page)
    await page.evaluate(() => window.stageTest.paint('#1d3fbf', 'sleeveLeft'))
    await page.waitForFunction(() => window.stageTest.painted.length > 1)
    await comeToRest(page)
    expect(await page.evaluate(() => window.stageTest.painted.slice(1))).toEqual(['sleeveLeft'])
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.move(middle.x + 60, middle.y + 60, { steps: 20 })
    await expect.poll(() => page.evaluate(() => window.stageTest.hovers)).toBe(1)
    // The worker's creases may come late and are drawn once; a hand that drew anything would do so every time.
    await expect(async () => {
      const before = (await graphicsCounts(page)).draws
      await page.mouse.move(5, 5)
      await page.mouse.move(middle.x, middle.y, { steps: 20 })
      await finishDrawing(page)
      expect((await graphicsCounts(page)).draws).toBe(before)
    }).toPass({ timeout: 30_000 })
  })

  await test.step('points at panels, layers and zones, never through the shirt', async () => {
    const chest = await pick(page, middle.x, middle.y)
    expect(chest).toMatchObject({ panel: 'front', source: { kind: 'zone', zone: 'base' } })
    expect(Math.abs(chest?.x ?? 99)).toBeLessThan(15)

    const mark = await page.evaluate(() => {
      window.stageTest.select(true)
      return new Promise<{ x: number; y: number }>(resolve => {
        const state = () => {
          const rect = window.stageTest.selectedSeen
          if (rect) resolve({ x: (rect.left + rect.right) / 2, y: (rect.top + rect.bottom) / 2 })
          else requestAnimationFrame(state)
        }
        state()
      })
    })
    expect(await pick(page, mark.x, mark.y)).toMatchObject({
      panel: 'front',
      source: { kind: 'layer', layer: 'badge' },
    })
    expect(await page.locator('svg path').count()).toBe(2)

    expect(await pick(page, 100, 700)).toBeNull()
    // Through the neck one looks at the inside of the back.
    expect(await pick(page, middle.x, 100)).toBeNull()
  })

  await test.step('turns by hand, by keys and by views, and the back is then what one points at', async () => {
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x + 200, middle.y, { steps: 8 })
    await page.mouse.move(middle.x + 393, middle.y, { steps: 8 })
    await page.mouse.up()
    await comeToRest(page)
    expect(await page.evaluate(() => window.stageTest.turned)).toBeGreaterThan(0)
    expect((await pick(page, middle.x, middle.y))?.panel).toBe('back')

    await page.evaluate(() => window.stageTest.turnTo('left'))
    await comeToRest(page)
    expect((await pick(page, middle.x, 200))?.panel).toBe('sleeveLeft')

    await page.evaluate(() => window.stageTest.turnTo('front'))
    await comeToRest(page)
    await page.getByLabel('Jersey').focus()
    for (let times = 0; times < 12; times++) await page.keyboard.press('ArrowRight')
    await comeToRest(page)
    expect((await pick(page, middle.x, middle.y))?.panel).toBe('back')
    await page.evaluate(() => window.stageTest.turnTo('left'))
    // Both in one turn of the page would be no change of the view.
    await comeToRest(page)
    await page.evaluate(() => window.stageTest.turnTo('front'))
    await comeToRest(page)
  })

  await test.step('keeps nothing of a garment that was taken off', async () => {
    const counts = []
    for (let times = 0; times < 3; times++) {
      await page.evaluate(() => window.stageTest.undress())
      await comeToRest(page)
      const { textures, buffers } = await graphicsCounts(page)
      counts.push({ textures, buffers })
      await page.evaluate(() => window.stageTest.dress())
      await page.waitForFunction(ready => window.stageTest.ready === ready, times + 2)
      await comeToRest(page)
    }
    expect(counts[1]).toEqual(counts[0])
    expect(counts[2]).toEqual(counts[0])
  })

  await test.step('zooms with the wheel and leaves the page where it is; beside the stage the page scrolls', async () => {
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.wheel(0, -600)
    await comeToRest(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(async () => (await pick(page, 60, middle.y))?.panel).toBe('front')

    await page.evaluate(() => scrollTo(0, 840))
    await page.mouse.move(middle.x, 600)
    await page.mouse.wheel(0, -300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(540)
  })

  await test.step('gives the graphics card back', async () => {
    const context = await page.evaluateHandle(() => document.querySelector('canvas')?.getContext('webgl2'))
    await page.evaluate(() => window.stageTest.unmount())
    await expect.poll(() => context.evaluate(gl => gl?.isContextLost())).toBe(true)
  })
})

test('says so when the garment cannot be fetched, and when a browser has no WebGL', async ({ page }) => {
  await page.goto(`${stage.address}?broken`)
  await page.waitForFunction(() => window.stageTest?.failed)
  expect(await page.evaluate(() => window.stageTest.failed)).toContain('no-such-garment')
  const can = await page.evaluate(async () => {
    HTMLCanvasElement.prototype.getContext = () => null
    const { hasWebGl } = await import(`${'/app/device/graphics.ts'}?without`)
    return hasWebGl()
  })
  expect(can).toBe(false)
})

test('the texture of every panel and its print are the same image', async ({ page }) => {
  await openStage(page)
  const likenesses = await page.evaluate(async address => {
    const { compareWithPrint } = await import(address)
    return compareWithPrint() as Promise<readonly { panel: string; different: number }[]>
  }, '/tests/browser/fixtures/viewer/sameImage.ts')
  expect(likenesses.length).toBeGreaterThan(4)
  for (const { panel, different } of likenesses) {
    expect(different, `${panel}: share of pixels that differ`).toBeLessThan(0.005)
  }
})

test('shows ten colours as they were picked in every fabric', async ({ page }) => {
  test.skip(!isNightly, 'A hundred images of the stage are looked at by night.')
  await openStage(page, 'plain')
  for (const kind of fabricKinds) {
    await page.evaluate(fabric => window.stageTest.sewIn(fabric), kind)
    await expectColours(page, tenColours)
  }
})
