import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { chromiumFlags } from '../../tests/support/chromiumFlags.ts'
import { findChromium } from '../ready/findChromium.js'
import type { Shot } from './page.ts'

declare global {
  interface Window {
    readonly strips?: {
      sheet(shots: readonly (readonly Shot[])[]): Promise<string>
      resize(width: number, height: number): void
    }
  }
}

/** A page that draws figures in plain kits. */
export async function openStrips() {
  const server = await createServer({
    configFile: false,
    root: '.',
    logLevel: 'warn',
    // Found before the page asks for them: what is found later makes Vite ask for a reload, and this page never does.
    optimizeDeps: { entries: ['scripts/filmstrips/page.html'] },
    server: { port: 0, hmr: false },
  })
  await server.listen()
  const executablePath = await findChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] })
  const close = async () => {
    await browser.close()
    await server.close()
  }
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 900 }, deviceScaleFactor: 1 })
    page.setDefaultTimeout(240_000)
    page.on('pageerror', error => console.error(error))
    page.on('console', message => message.type() === 'error' && console.error(message.text()))
    await page.goto(`${server.resolvedUrls?.local[0]}scripts/filmstrips/page.html`)
    await page.waitForFunction(() => window.strips)
    return {
      resize: (width: number, height: number) =>
        page.evaluate(([w, h]) => window.strips?.resize(w, h), [width, height] as const),
      /** Images in rows, as the bytes of a PNG. */
      async sheet(shots: readonly (readonly Shot[])[]): Promise<Buffer> {
        const image = await page.evaluate(rows => window.strips?.sheet(rows) ?? '', shots)
        return Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
