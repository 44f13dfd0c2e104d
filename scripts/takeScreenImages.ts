// `npm run screens [folder]`: every screen of the shop, wide and on a phone, in both themes and languages, on one wall.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { clamp } from '../engine/index.ts'
import { serveBuiltApp } from '../tests/bench/servedApp.ts'
import { type ScreenOptions, screensIn, settled } from '../tests/browser/support/openScreen.ts'
import { seedScreens } from '../tests/browser/support/seedScreens.ts'
import { chromiumFlags } from '../tests/support/chromiumFlags.ts'
import { findChromium } from './ready/findChromium.js'
import { wall } from './screenshots/wall.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const states: readonly ScreenOptions[] = [
  { language: 'en', theme: 'light', ...wide },
  { language: 'kh', theme: 'dark', ...wide },
  { language: 'kh', theme: 'light', ...phone },
  { language: 'en', theme: 'dark', ...phone },
]
/** A page as long as this is shown whole; what is further below is left out. */
const longestPage = 5_000

const folder = process.argv[2] ?? 'screens'
mkdirSync(folder, { recursive: true })
const app = await serveBuiltApp()
const executablePath = await findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] })
const taken: string[] = []
const screens = await seedScreens(await browser.newContext({ baseURL: app.address }))
try {
  for (const state of states) await photograph(browser, state)
  await hang()
} finally {
  await browser.close()
  await app.stop()
}

async function photograph(browser: Browser, state: ScreenOptions): Promise<void> {
  const context = await browser.newContext({ baseURL: app.address, deviceScaleFactor: 1, reducedMotion: 'reduce' })
  const { page, open } = await screensIn(context, state)
  for (const screen of screens) {
    const file = `${screen.name}-${state.language}-${state.theme}-${state.width}.png`
    await open(screen)
    await page.waitForLoadState('networkidle')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: state.width, height: clamp(height, state.height, longestPage) })
    await settled(page)
    await page.screenshot({ path: join(folder, file), animations: 'disabled' })
    await page.setViewportSize({ width: state.width, height: state.height })
    taken.push(file)
    console.log(`Took ${file}.`)
  }
  await context.close()
}

/** All images on one page, as HTML and as one image. */
async function hang(): Promise<void> {
  writeFileSync(join(folder, 'index.html'), wall(taken))
  const page = await browser.newPage({ viewport: { width: 2_400, height: 900 } })
  await page.goto(pathToFileURL(resolve(folder, 'index.html')).href)
  await page.evaluate(() => Promise.all([...document.images].map(image => image.decode())))
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true })
}
