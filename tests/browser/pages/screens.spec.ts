import { expect, type Page, test } from '@playwright/test'
import { isNightly } from '../../support/nightly.ts'
import type { ScreenAddress } from '../../support/screenAddresses.ts'
import { watchPage } from '../../support/watchPage.ts'
import { clippedTexts } from '../support/clippedTexts.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { inkErrors, mixScripts } from '../support/inkErrors.ts'
import { type ScreenOptions, screensIn } from '../support/openScreen.ts'
import { seedScreens } from '../support/seedScreens.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
const [wide, narrow] = sizes

const states = (['kh', 'en'] as const).flatMap(language =>
  (['light', 'dark'] as const).flatMap(theme => sizes.map(size => ({ language, theme, ...size }))),
)

let screens: readonly ScreenAddress[] = []
test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  screens = await seedScreens(context)
  await context.close()
})

/** Runs in the page: what is moving. */
const movingThings = () =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : ''))

/** For a change, every other screen is read in this look, and the others in the other. */
const isReadIn = ({ language }: ScreenOptions, index: number): boolean => index % 2 === (language === 'kh' ? 0 : 1)

const withoutMissing = (complaints: readonly string[]) => complaints.filter(text => !text.includes('404'))

/** Khmer texts as they are and in the measures of English, then texts of both scripts in the measures of both. */
async function expectNoOverlaps(page: Page, screen: string): Promise<void> {
  const check = async (what: string) => expect.soft(await page.evaluate(inkErrors), `${screen}, ${what}`).toEqual([])
  const measuredAs = (language: 'km' | 'en') =>
    page.evaluate(code => {
      document.documentElement.lang = code
      return document.fonts.ready.then(() => undefined)
    }, language)
  await check('as it is')
  await measuredAs('en')
  await check('Khmer in a page in English')
  await page.evaluate(mixScripts)
  await measuredAs('en')
  await check('both scripts in a page in English')
  await measuredAs('km')
  await check('both scripts in a page in Khmer')
}

if (isNightly) {
  for (const state of states) {
    test(`every screen passes axe: ${state.language}, ${state.theme}, ${state.width} px`, async ({ context }) => {
      test.slow()
      const { page, open } = await screensIn(context, state)
      const complaints = watchPage(page)
      for (const screen of screens) {
        await open(screen)
        await expectOpenToEverybody(page, screen.name)
      }
      expect(withoutMissing(complaints)).toEqual([])
    })
  }
}

test('every screen in Khmer passes axe, cuts no text off and has room for both scripts: light, wide and narrow', async ({
  context,
}) => {
  test.slow()
  const state = { language: 'kh', theme: 'light', ...wide } as const
  const { page, open } = await screensIn(context, state)
  const complaints = watchPage(page)
  for (const [index, screen] of screens.entries()) {
    await page.setViewportSize(wide)
    await open(screen)
    if (isReadIn(state, index)) await expectOpenToEverybody(page, screen.name)
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect(await page.evaluate(clippedTexts), `${screen.name}, ${size.width} px`).toEqual([])
      // What a page has a width of its own for is laid out anew one render after the window.
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(over, `${screen.name} is wider than ${size.width} px`).toBeLessThanOrEqual(0)
    }
    await expectNoOverlaps(page, screen.name)
  }
  expect(withoutMissing(complaints)).toEqual([])
})

test('every screen in English passes axe: dark, narrow', async ({ context }) => {
  test.slow()
  const state = { language: 'en', theme: 'dark', ...narrow } as const
  const { page, open } = await screensIn(context, state)
  const complaints = watchPage(page)
  for (const [index, screen] of screens.entries()) {
    if (!isReadIn(state, index)) continue
    await open(screen)
    await expectOpenToEverybody(page, screen.name)
    expect.soft(await page.evaluate(inkErrors), screen.name).toEqual([])
    expect(await page.evaluate(movingThings), `${screen.name} moves although nothing is to move`).toEqual([])
  }
  expect(withoutMissing(complaints)).toEqual([])
})

test('letters that reach into the line above, or out of their box, are found', async ({ page }) => {
  await page.setContent(`<main style="font: 40px Khmer, sans-serif; width: 200px">
    <h1 style="font-size: 40px; line-height: 0.6">Anggggg Ålllll</h1>
    <p style="height: 30px; overflow: hidden; line-height: 30px">Ågjp</p>
    <p style="line-height: 1.8">Anggggg Ålllll</p>
  </main>`)
  const found = await page.evaluate(inkErrors)
  expect(found.map(text => text.replace(/[“”].*/, '').trim())).toEqual(['cut off: Ågjp', ''])
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
