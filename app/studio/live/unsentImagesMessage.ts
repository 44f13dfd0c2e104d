import type { StudioCommons } from '../studio.ts'

/** Most images take less. */
const noticeAfterMs = 5_000

/**
 * Tells the person when images of a design take long to reach the server, which may be busy, until they are there. They
 * are sent again by themselves, as long as the page is open.
 */
export function unsentImagesMessage({ toasts, words }: Pick<StudioCommons, 'toasts' | 'words'>) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  return (design: string, count: number): void => {
    const key = `images-unsent:${design}`
    if (count === 0) {
      clearTimeout(timers.get(design))
      timers.delete(design)
      toasts.close(key)
      return
    }
    if (timers.has(design)) return
    const show = (): void => toasts.show({ key, severity: 'info', text: words.t('line.imagesUnsent') })
    timers.set(design, setTimeout(show, noticeAfterMs))
  }
}
