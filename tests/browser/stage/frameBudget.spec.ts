import { expect, type Page, test } from '@playwright/test'
import { countFrames } from '../support/countFrames.ts'
import { openEditor } from '../support/designer.ts'

/** A garment with its shadow on the floor, in one pass; the pass of its own shadow adds as many draws. */
const pass = { draws: 9, triangles: 91_000 }
/** An image that another one replaces is drawn with a seventh of the triangles. */
const passing = 14_000
/** Two large panels at the side that they have on this stage, and one 2048 texture more than that. */
const pixels = 4_200_000

/** The frames since the last time, when the last of them is the fine image of what has come to rest. */
const framesOf = async (page: Page) => {
  const lastTriangles = () => page.evaluate(() => window.drawnFrames.at(-1)?.triangles ?? 0)
  await expect.poll(lastTriangles).toBeGreaterThan(2 * passing)
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
  await page.keyboard.press('ArrowRight')
  const turned = await framesOf(page)
  expect(turned.every(({ draws, uploads }) => draws <= 2 * pass.draws && uploads === 0)).toBe(true)
  expect(turned.some(({ triangles }) => triangles <= 2 * passing)).toBe(true)

  // Coloured: only the panels of the zone are uploaded, and no shadow is drawn.
  await designer.colour('base', '1D3FBF')
  const coloured = await framesOf(page)
  expect(coloured.every(({ draws, triangles }) => draws <= pass.draws && triangles <= pass.triangles)).toBe(true)
  for (const frame of coloured) expect(frame.pixels).toBeLessThanOrEqual(pixels)
  expect(coloured.at(-1)?.uploads).toBeLessThanOrEqual(4)
})
