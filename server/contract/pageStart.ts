import type { Language } from './tenantSettings.ts'
import type { Whoami } from './whoami.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/**
 * Cookies that say how this browser shows pages: the server must know it before any script runs. What the device
 * remembers counts; the cookies follow it.
 */
export const displayCookies = { language: 'kitloom-lang', theme: 'kitloom-theme' } as const

/** The element of a page in which its start stands as JSON. */
export const pageStartId = 'start'

/** What the server sends with a page, so that its first screen has nothing to ask for. */
export interface PageStart {
  readonly tenant: Whoami
  /** In what the page was drawn. */
  readonly language: Language
  readonly theme: Theme
  /** Whether the first screen is in the page, for the app to take over. */
  readonly isDrawn: boolean
  /** Responses that the first screen shows, by the keys under which it looks for them. */
  readonly responses: readonly { readonly key: readonly unknown[]; readonly value: unknown }[]
}

/** Who asks for which page, as far as a server can know. */
export interface PageRequest {
  /** Path and query below the origin. */
  readonly address: string
  /** Of the shop, without a slash at the end: links for messengers must be whole. */
  readonly origin: string
  readonly language: Language
  readonly theme: Theme
  /** The demo shop that `?tenant=` names. */
  readonly tenant: string | null
  /** Fetches an address of the API as somebody who is not signed in. */
  fetch(address: string): Promise<Response>
  /** Milliseconds since 1970. */
  now(): number
}

/** A page of the app as the server sends it; every text in it is escaped. */
export interface RenderedPage {
  /** Attributes of the `html` element. */
  readonly attributes: string
  /** Title, description and what messengers show, as HTML. */
  readonly head: string
  /** The first screen as HTML; empty for screens that only a browser can draw. */
  readonly body: string
  readonly start: PageStart
  /** Whether words of it can be read before any script has run. */
  readonly isRead: boolean
  /** Modules whose files a browser is to fetch at once, as the build names them. */
  readonly modules: readonly string[]
  /** Whether its address is a secret, or its content somebody's own: no search engine may keep it. */
  readonly isPrivate: boolean
}

/** Draws pages; `null` where there is no shop at this address. */
export type PageRenderer = (request: PageRequest) => Promise<RenderedPage | null>
