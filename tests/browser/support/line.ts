import type { BrowserContext, Page } from '@playwright/test'

/**
 * Lets pages lose the line to one another: while a page is offline, what it says and what it would hear is lost,
 * as on a network. Browsers join tabs inside, where `setOffline` does not reach.
 */
export async function letTabsLoseTheLine(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const Channel = BroadcastChannel
    let isOffline = false
    addEventListener('offline', () => {
      isOffline = true
    })
    addEventListener(
      'online',
      () => {
        isOffline = false
      },
      true,
    )
    class LossyChannel extends Channel {
      override postMessage(message: unknown): void {
        if (!isOffline) super.postMessage(message)
      }
      override set onmessage(hear: ((event: MessageEvent) => void) | null) {
        super.onmessage = event => {
          if (!isOffline) hear?.(event)
        }
      }
    }
    globalThis.BroadcastChannel = LossyChannel
  })
}

/** Only this page: the others of its context stay as they are. */
export const goOffline = (page: Page): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('offline')))
export const comeBack = (page: Page): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('online')))
