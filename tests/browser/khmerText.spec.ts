import { expect, test } from '@playwright/test'
import { screenAddresses } from '../support/screenAddresses.ts'
import { clippedTexts } from './support/clippedTexts.ts'
import { screensIn } from './support/openScreen.ts'

test.use({ trace: 'off' })

for (const width of [1440, 390]) {
  test(`no Khmer text is cut off or too tight: ${width} px`, async ({ context }) => {
    test.slow()
    const { page, open } = await screensIn(context, { language: 'kh', theme: 'light', width, height: 844 })
    for (const screen of screenAddresses) {
      await open(screen)
      expect(await page.evaluate(clippedTexts), screen.name).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${screen.name} is wider than the page`).toBeLessThanOrEqual(0)
    }
  })
}

test('a text that is cut off is found', async ({ page }) => {
  await page.setContent(`<main lang="km" style="font-size:16px">
    <p style="line-height:1.8">និមិត្តសញ្ញា</p>
    <p style="line-height:1">អ្នកឧបត្ថម្ភ</p>
    <p style="width:20px;overflow:hidden;white-space:nowrap;line-height:1.8">អ្នកឧបត្ថម្ភ</p>
  </main>`)
  const found = await page.evaluate(clippedTexts)
  expect(found.map(text => text.split(':')[0])).toEqual(['too tight', 'cut off'])
})
