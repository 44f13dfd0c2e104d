import { expect, test } from '@playwright/test'
import { isNightly } from '../../support/nightly.ts'
import type { ScreenAddress } from '../../support/screenAddresses.ts'
import { watchPage } from '../../support/watchPage.ts'
import { clippedTexts } from '../support/clippedTexts.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { furnish } from '../support/furnish.ts'
import { type ScreenLook, screensIn } from '../support/openScreen.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
const [wide, narrow] = sizes

const looks = (['kh', 'en'] as const).flatMap(language =>
  (['light', 'dark'] as const).flatMap(theme => sizes.map(size => ({ language, theme, ...size }))),
)

let screens: readonly ScreenAddress[] = []
test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  screens = await furnish(context)
  await context.close()
})

/** For a change, every other screen is read in this look, and the others in the other. */
const isReadIn = ({ language }: ScreenLook, index: number): boolean => index % 2 === (language === 'kh' ? 0 : 1)

const toldInWords = (complaints: readonly string[]) => complaints.filter(text => !text.includes('404'))

if (isNightly) {
  for (const look of looks) {
    test(`every screen is open to everybody: ${look.language}, ${look.theme}, ${look.width} px`, async ({
      context,
    }) => {
      test.slow()
      const { page, open } = await screensIn(context, look)
      const complaints = watchPage(page)
      for (const screen of screens) {
        await open(screen)
        await expectOpenToEverybody(page, screen.name)
      }
      expect(toldInWords(complaints)).toEqual([])
    })
  }
}

test('every screen in Khmer is open to everybody, and cuts no text off: light, wide and narrow', async ({
  context,
}) => {
  test.slow()
  const look = { language: 'kh', theme: 'light', ...wide } as const
  const { page, open } = await screensIn(context, look)
  const complaints = watchPage(page)
  for (const [index, screen] of screens.entries()) {
    await page.setViewportSize(wide)
    await open(screen)
    if (isReadIn(look, index)) await expectOpenToEverybody(page, screen.name)
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect(await page.evaluate(clippedTexts), `${screen.name}, ${size.width} px`).toEqual([])
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, `${screen.name} is wider than ${size.width} px`).toBeLessThanOrEqual(0)
    }
  }
  expect(toldInWords(complaints)).toEqual([])
})

test('every screen in English is open to everybody: dark, narrow', async ({ context }) => {
  test.slow()
  const look = { language: 'en', theme: 'dark', ...narrow } as const
  const { page, open } = await screensIn(context, look)
  const complaints = watchPage(page)
  for (const [index, screen] of screens.entries()) {
    if (!isReadIn(look, index)) continue
    await open(screen)
    await expectOpenToEverybody(page, screen.name)
  }
  expect(toldInWords(complaints)).toEqual([])
})

test('a text that is cut off is found', async ({ page }) => {
  await page.setContent(`<main lang="km" style="font-size:16px">
    <p style="line-height:1.8">និមិត្តសញ្ញា</p>
    <p style="line-height:1">អ្នកឧបត្ថម្ភ</p>
    <p style="width:20px;overflow:hidden;white-space:nowrap;line-height:1.8">អ្នកឧបត្ថម្ភ</p>
  </main>`)
  const found = await page.evaluate(clippedTexts)
  expect(found.map(text => text.split(':')[0])).toEqual(['too tight', 'cut off'])
})
