import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { findChromium } from '../../../scripts/ready/findChromium.js'
import { type Designer, openEditor } from '../../browser/support/designer.ts'
import { chromiumFlags } from '../../support/chromiumFlags.ts'
import { serveBuiltApp } from '../servedApp.ts'
import { watchPaintings } from './watchPaintings.ts'
import { watchStage } from './watchStage.ts'
import { watchThread } from './watchThread.ts'

export interface Desk {
  /** Somebody new, for whom nothing is cached or kept. `build` is the folder of another build of the app. */
  newContext(build?: string): Promise<BrowserContext>
  /** An editor of somebody new, its garment shown. `watch` runs in the page before anything else. */
  openEditor(build?: string, watch?: () => void): Promise<Designer>
}

/** Does `work` at the built app, in a headless Chromium that draws on the processor, and leaves nothing running. */
export async function atTheApp<Result>(
  work: (desk: Desk) => Promise<Result>,
  flags: readonly string[] = chromiumFlags,
): Promise<Result> {
  const app = await serveBuiltApp()
  const browser = await chromium.launch({ executablePath: (await findChromium()) ?? '', args: [...flags] })
  const newContext = async (build?: string) => {
    const context = await browser.newContext({
      baseURL: app.address,
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: 0.5,
    })
    for (const watch of [watchStage, watchPaintings, watchThread]) await context.addInitScript(watch)
    if (build) await serveFrom(context, build)
    return context
  }
  try {
    return await work({
      newContext,
      async openEditor(build, watch) {
        const context = await newContext(build)
        if (watch) await context.addInitScript(watch)
        const designer = await openEditor(context, { language: 'en' })
        await designer.page.evaluate(() => window.stageWatch.whenShown())
        return designer
      },
    })
  } finally {
    await browser.close()
    await app.stop()
  }
}

/** The pages get another build of the app; all else is answered by the same server. */
async function serveFrom(context: BrowserContext, folder: string): Promise<void> {
  // What is fulfilled here comes from nowhere for the browser, and may open no socket to this machine unasked.
  await context.grantPermissions(['local-network-access'])
  await context.route('**/*', route => {
    const { pathname } = new URL(route.request().url())
    const own = join(folder, pathname)
    // Pages that the server draws are assets of its own build alone.
    if (pathname.startsWith('/assets/') && existsSync(own)) return route.fulfill({ path: own })
    return route.request().isNavigationRequest()
      ? route.fulfill({ path: join(folder, 'index.html') })
      : route.continue()
  })
}
