import type { Browser, Page } from '@playwright/test'

export interface EditorPageOptions {
  readonly language: 'kh' | 'en'
  readonly theme: 'light' | 'dark'
  readonly size: { readonly width: number; readonly height: number }
  /** Pixels of the image for one of the page; 1 unless said otherwise. */
  readonly scale?: number
}

/** The editor on the screen, with a garment that is painted. */
export async function openEditorPage(browser: Browser, address: string, options: EditorPageOptions): Promise<Page> {
  const context = await browser.newContext({ viewport: options.size, deviceScaleFactor: options.scale ?? 1 })
  await context.addInitScript(
    ([language, theme]) => {
      localStorage.setItem('lang', language)
      localStorage.setItem('theme', theme)
      localStorage.setItem('kitloom-tour', 'seen')
    },
    [options.language, options.theme] as const,
  )
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('[data-saved=saved]').waitFor()
  await page.locator('main[data-painted]:not([data-painted="0"])').waitFor({ timeout: 120_000 })
  return page
}
