// `npm run screenshots [folder]`: the editor in its main states, for somebody to look at beside the mockups.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { serveBuiltApp } from '../tests/bench/servedApp.ts'
import { chromiumFlags } from '../tests/support/chromiumFlags.ts'
import { findChromium } from './ready/findChromium.js'
import { type EditorState, editorStates } from './screenshots/editorStates.ts'
import { type EditorPageOptions, openEditorPage } from './screenshots/openEditorPage.ts'
import { wall } from './screenshots/wall.ts'

const sizes = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const

interface Series extends EditorPageOptions {
  readonly name: string
  /** Every state, unless some are named. */
  readonly states?: readonly EditorState[]
}

/** The card that names the player is a phone's. */
const onWidePages = (Object.keys(editorStates) as EditorState[]).filter(state => state !== 'whose')
const mainStates: readonly EditorState[] = ['colour', 'text', 'timeline', 'palette']
const series: readonly Series[] = [
  { name: 'desktop-en-light', language: 'en', theme: 'light', size: sizes.desktop },
  { name: 'desktop-kh-dark', language: 'kh', theme: 'dark', size: sizes.desktop, states: mainStates },
  { name: 'tablet-kh-light', language: 'kh', theme: 'light', size: sizes.tablet, states: mainStates },
  {
    name: 'phone-kh-light',
    language: 'kh',
    theme: 'light',
    size: sizes.phone,
    states: ['templates', 'players', 'whose', 'flat', ...mainStates],
  },
  { name: 'phone-en-dark', language: 'en', theme: 'dark', size: sizes.phone, states: ['colour', 'share'] },
]

/** Kits are drawn one after the other, by the processor. */
const longestMs = 30_000

const folder = process.argv[2] ?? 'screenshots'
mkdirSync(folder, { recursive: true })
const app = await serveBuiltApp()
const executablePath = await findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] })
const taken: string[] = []
try {
  for (const { name, states = onWidePages, ...options } of series) {
    const page = await openEditorPage(browser, `${app.address}/design/soccer?template=kbach`, options)
    for (const state of states) await photograph(page, state, `${name}-${state}.png`)
    await page.context().close()
  }
  await hang()
} finally {
  await browser.close()
  await app.stop()
}

/** A state that cannot be reached is named; the others are still taken. */
async function photograph(page: Page, state: EditorState, file: string): Promise<void> {
  try {
    const leave = await editorStates[state](page)
    await settled(page)
    await page.screenshot({ path: join(folder, file), animations: 'disabled' })
    taken.push(file)
    console.log(`Took ${file}.`)
    await leave?.()
  } catch (error) {
    console.error(`Could not take ${file}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    process.exitCode = 1
    await page.keyboard.press('Escape')
  }
}

/** Images of kits that can be seen have come, or do not come; nothing moves any more. */
async function settled(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll(':is(aside, main) li button div:empty')].every(
          place => place.getBoundingClientRect().top > innerHeight,
        ),
      null,
      { timeout: longestMs },
    )
    .catch(() => null)
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))))
  await page.waitForTimeout(1_500)
}

/** All images on one page, as HTML and as one image. */
async function hang(): Promise<void> {
  writeFileSync(join(folder, 'index.html'), wall(taken))
  const page = await browser.newPage({ viewport: { width: 2_000, height: 900 } })
  await page.goto(pathToFileURL(resolve(folder, 'index.html')).href)
  await page.evaluate(() => Promise.all([...document.images].map(image => image.decode())))
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true })
}
