import type { BrowserContext } from '@playwright/test'

/** Pages of this context draw nothing in 3D: the flat pattern stands in. */
export async function withoutWebGl(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    function flatContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
    }
    Reflect.set(HTMLCanvasElement.prototype, 'getContext', flatContext)
  })
}
