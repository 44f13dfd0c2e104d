// `npm run pictures [-- editor.png home.png …]`: the images of the README, or those named, taken of the built app as a person sees it.
import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { serveBuiltApp } from '../tests/bench/servedApp.ts'
import { chromiumFlags } from '../tests/support/chromiumFlags.ts'
import { findChromium } from './ready/findChromium.js'
import { type EditorPageOptions, openEditorPage } from './screenshots/openEditorPage.ts'

interface Image extends EditorPageOptions {
  readonly file: string
}

const images: readonly Image[] = [
  { file: 'editor.png', language: 'en', theme: 'light', size: { width: 1440, height: 900 } },
  { file: 'editor-kh-dark.png', language: 'kh', theme: 'dark', size: { width: 1440, height: 900 } },
  { file: 'editor-kh-phone.png', language: 'kh', theme: 'light', size: { width: 390, height: 844 } },
]

const settlingMs = 30_000
/** Drawn by a processor that has other work, an image takes its time. */
const timeoutMs = 300_000

/** A shirt that somebody has begun: a team's name in Khmer, a dark collar. */
async function design(page: Page): Promise<void> {
  await page.locator('[data-tool=text]').click()
  const name = page.getByRole('complementary').getByRole('textbox').first()
  await name.fill('អង្គរ')
  await name.press('Enter')
}

const app = await serveBuiltApp()
const executablePath = await findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] })
mkdirSync('docs', { recursive: true })
const named = process.argv.slice(2)
const isWanted = (file: string) => named.length === 0 || named.includes(file)
for (const { file, ...options } of images.filter(image => isWanted(image.file))) {
  const page = await openEditorPage(browser, `${app.address}/design/soccer`, { ...options, scale: 2 })
  await design(page)
  // The toast goes, and mipmaps come when nothing has changed for a while.
  await page.waitForTimeout(settlingMs)
  await page.screenshot({ path: `docs/${file}`, animations: 'disabled', timeout: timeoutMs })
  await page.context().close()
  console.log(`Took docs/${file}.`)
}
if (isWanted('home.png')) await takeHome()
await browser.close()
await app.stop()

/** The home page, once its kit is the live one. */
async function takeHome(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1.5 })
  await context.addInitScript(() => localStorage.setItem('lang', 'en'))
  const page = await context.newPage()
  await page.goto(app.address)
  // The live kit comes with the first sign of a visitor, which is noticed once the page is ready.
  await page.locator('[data-hero] img').first().waitFor()
  await page.mouse.move(200, 500)
  await page.mouse.move(240, 520)
  await page.locator('[data-hero] [data-live]').waitFor({ timeout: timeoutMs })
  await page.screenshot({ path: 'docs/home.png', animations: 'disabled', timeout: timeoutMs })
  await context.close()
  console.log('Took docs/home.png.')
}
