import type { State } from '../../engine/streams/index.ts'
import { displayCookies, type PageStart, pageStartId } from '../../server/contract/pageStart.ts'
import { whoami } from '../../server/contract/whoami.ts'
import type { Language } from '../i18n/languages.ts'
import type { Theme } from './theme.ts'

/** What the server sent with this page; `null` when it sent nothing, or nothing that this version understands. */
export function readPageStart(page: Document): PageStart | null {
  const text = page.getElementById(pageStartId)?.textContent
  if (!text) return null
  try {
    const start: PageStart = JSON.parse(text)
    return whoami.safeParse(start.tenant).success ? start : null
  } catch {
    return null
  }
}

/**
 * The start of a page, unless it is of another shop than this tab shows: `?tenant=` is remembered, but stands in the
 * first address alone.
 */
export const startOfShop = (start: PageStart | null, requested: string | null): PageStart | null =>
  requested === null || start?.tenant.slug === requested ? start : null

interface Display {
  readonly language: State<Language>
  readonly theme: State<Theme>
}

/** Whether the server drew the page as this device shows pages. */
export const isDrawnAs = (start: PageStart, { language, theme }: Display): boolean =>
  start.language === language.current() && start.theme === theme.current()

const aYear = 365 * 24 * 60 * 60

/** Tells the server in cookies how this browser shows pages, now and whenever that changes. */
export function writeDisplayCookies(page: Pick<Document, 'cookie'>, { language, theme }: Display): void {
  const write = (name: string, value: string) => {
    if (!page.cookie.includes(`${name}=${value}`)) page.cookie = `${name}=${value};path=/;max-age=${aYear};samesite=lax`
  }
  const save = () => {
    write(displayCookies.language, language.current())
    write(displayCookies.theme, theme.current())
  }
  save()
  language.changes$.subscribe(save)
  theme.changes$.subscribe(save)
}
