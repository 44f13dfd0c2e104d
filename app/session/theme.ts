import type { State } from '../../engine/streams/index.ts'

export type Theme = 'light' | 'dark'

export const themes: readonly Theme[] = ['light', 'dark']

/** Puts the theme and the language on the page, now and whenever they change. */
export function dressPage(page: HTMLElement, theme: State<Theme>, lang: State<string>): void {
  const dress = () => {
    page.dataset.theme = theme.current()
    page.lang = lang.current()
  }
  dress()
  theme.changes$.subscribe(dress)
  lang.changes$.subscribe(dress)
}
