import { expect, type Page, test } from '@playwright/test'
import { countFrames } from '../support/countFrames.ts'
import { openEditor } from '../support/designer.ts'

/** A garment with its shadow on the floor, in one pass; the pass of its own shadow adds as many draws. */
const pass = { draws: 9, triangles: 91_000 }
/** An image that another one replaces is drawn with a seventh of the triangles. */
const passing = 14_000
/** Two large panels at the side that they have on this stage, and one 2048 texture more than that. */
const pixels = 4_200_000

/** The frames since the last time, when the fine image of what has come to rest was the last of them for two looks. */
const framesOf = async (page: Page) => {
  let seen = 0
  await expect
    .poll(
      async () => {
        const [count, isFine] = await page.evaluate(() => {
          // Twice as dense as the screen, where images of a motion and the first one are not.
          const canvas = document.querySelector<HTMLCanvasElement>('main canvas')
          return [
            window.drawnFrames.length,
            canvas !== null && canvas.width > 1.9 * devicePixelRatio * canvas.clientWidth,
          ] as const
        })
        const isStill = count === seen && count > 0 && isFine
        seen = count
        return isStill
      },
      { intervals: [1000] },
    )
    .toBe(true)
  return page.evaluate(() => window.drawnFrames.splice(0))
}

test('a frame asks of the graphics card what its budget allows', async ({ context }) => {
  await context.addInitScript(countFrames)
  const designer = await openEditor(context, { language: 'en' })
  const { page } = designer
  await designer.openTool('colour')
  const first = await framesOf(page)
  expect(first[0]?.draws).toBeLessThanOrEqual(2 * pass.draws)
  expect(Math.max(...first.map(({ triangles }) => triangles))).toBeLessThanOrEqual(2 * pass.triangles)

  // Turned by keys: the light stands with the camera, so that shadows are drawn anew, and nothing is uploaded.
  await page.locator('main [role=img][tabindex="0"]').first().focus()
  // Coarse cloth is made when the first image has been seen, and may take longer than the fine one.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    const turned = await framesOf(page)
    expect(turned.every(({ draws }) => draws <= 2 * pass.draws)).toBe(true)
    expect(turned.some(({ triangles, uploads }) => triangles <= 2 * passing && uploads === 0)).toBe(true)
    expect(turned.at(-1)?.uploads).toBe(0)
  }).toPass()

  // Coloured: no shadow is drawn, and only the panels of the zone are uploaded.
  await designer.colour('base', '1D3FBF')
  await expect.poll(() => page.evaluate(() => window.drawnFrames.some(({ uploads }) => uploads > 0))).toBe(true)
  const coloured = await framesOf(page)
  expect(coloured.some(({ draws, uploads }) => draws <= pass.draws && uploads > 0 && uploads <= 4)).toBe(true)
  for (const frame of coloured) expect(frame.pixels).toBeLessThanOrEqual(pixels)
  // Once more with mipmaps, when the colour rests.
  expect(coloured.at(-1)?.uploads).toBeLessThanOrEqual(4)
})
