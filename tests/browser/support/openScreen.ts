import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { ScreenAddress } from '../../support/screenAddresses.ts'
import { signIn } from './signIn.ts'

export interface ScreenOptions {
  readonly language: 'kh' | 'en'
  readonly theme: 'light' | 'dark'
  readonly width: number
  readonly height: number
}

/** A page for the screens of the shop in one look; signed in once, when the first of them needs it. */
export async function screensIn(context: BrowserContext, state: ScreenOptions) {
  await context.addInitScript(({ language, theme }) => {
    localStorage.setItem('lang', language)
    localStorage.setItem('theme', theme)
  }, state)
  const page = await context.newPage()
  await page.setViewportSize(state)
  // What is still coming into sight has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  let isIn = false
  return {
    page,
    /** Opens a screen and waits until what it shows is there. */
    async open({ address, isMember }: ScreenAddress): Promise<void> {
      if (isMember && !isIn) {
        await signIn(context, 'dara')
        isIn = true
      }
      await page.goto(address)
      await settled(page)
    },
  }
}

/** The screen is fetched, nothing in it still loads, and its fonts have come. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
