import type { BrowserContext, Page } from '@playwright/test'

/**
 * Lets pages lose the line to one another: while a page is offline, what it says and what it would hear is lost,
 * as on a network. Browsers join tabs inside, where `setOffline` does not reach;
 * the line to the server is lost with it.
 */
export async function simulateLostConnections(context: BrowserContext): Promise<void> {
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
      override set onmessage(listener: ((event: MessageEvent) => void) | null) {
        super.onmessage = event => {
          if (!isOffline) listener?.(event)
        }
      }
    }
    globalThis.BroadcastChannel = LossyChannel

    const Socket = WebSocket
    class LossySocket extends Socket {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(address, protocols)
        // First of all that listen: the others hear nothing while the page is offline.
        this.addEventListener('message', event => {
          if (isOffline) event.stopImmediatePropagation()
        })
      }
      override send(message: string | Blob | BufferSource): void {
        if (!isOffline) super.send(message)
      }
    }
    globalThis.WebSocket = LossySocket
  })
}

/** Only this page: the others of its context stay as they are. */
export const goOffline = (page: Page): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('offline')))
export const goOnline = (page: Page): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('online')))
