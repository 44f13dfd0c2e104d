import { QueryClient } from '@tanstack/react-query'
import { derive, type WritableState } from '../../engine/streams/index.ts'
import type { PageStart } from '../../server/contract/pageStart.ts'
import { type DeviceMemory, deviceMemory, rememberedState } from '../device/deviceMemory.ts'
import { type Language, languageCodes, languages } from '../i18n/languages.ts'
import { createI18n, type PageWords, type ShellWords } from '../i18n/words.ts'
import { type Client, createClient, type Fetch, withAuth } from './api/createClient.ts'
import { guestSecret } from './api/guestSecret.ts'
import {
  type Block,
  type Confirmations,
  createBlock,
  createConfirmations,
  createToasts,
  type ToastQueue,
} from './notices.ts'
import { createSession, type Session } from './session.ts'
import { type CurrentTenant, createTenant, withTenant } from './tenant.ts'
import { dressPage, type Theme, themes } from './theme.ts'
import { storedTokens } from './tokens.ts'

/** What every screen works with, made once. */
export interface Services extends PageWords {
  readonly memory: DeviceMemory
  readonly language: WritableState<Language>
  readonly theme: WritableState<Theme>
  readonly toasts: ToastQueue
  /** The confirmation dialog. */
  readonly confirmations: Confirmations
  /** The overlay that holds the whole page. */
  readonly block: Block
  /** What the server has sent with the page. */
  readonly start: PageStart | null
  readonly tenant: CurrentTenant
  readonly session: Session
  /** Fetches an address; one of our own server with the shop named in it. */
  readonly fetch: Fetch
  /** The same as the signed-in person, else as this browser's guest. */
  readonly fetchAuthed: Fetch
  /** Sends calls with it. */
  readonly client: Client
  /** Sends calls without a token or guest secret, such as signing in. */
  readonly publicClient: Client
  /** What the server has answered, until it is asked anew. Emptied when somebody else signs in, and at signing out. */
  readonly queries: QueryClient
  /** Names the shop in an address of our own server, where the page's own does not. */
  withTenant(address: string): string
  guestSecret(): string
  newId(): string
  now(): number
}

/** What the browser gives, so that a test can give less. */
export interface Surroundings {
  readonly page: Pick<HTMLElement, 'dataset' | 'lang'>
  /** The shop that was asked for by name; `null` for the one of this address. */
  readonly tenantFromAddress: string | null
  storage(): Pick<Storage, 'getItem' | 'setItem'>
  /** What the server has sent with the page; none in a test, and with the development server. */
  readonly start?: PageStart | null
  readonly fetch: Fetch
  readonly shellWords: ShellWords
  /** Random bytes. */
  random(bytes: number): Uint8Array
  newId(): string
  now(): number
}

/** The language that this device shows pages in. */
export const rememberedLanguage = (memory: DeviceMemory): WritableState<Language> =>
  rememberedState(memory, { name: 'lang', values: languageCodes, initial: 'kh' })

export function createServices(given: Surroundings): Services {
  const { newId, now } = given
  const memory = deviceMemory(given.storage)
  const language = rememberedLanguage(memory)
  const theme = rememberedState(memory, { name: 'theme', values: themes, initial: 'light' })
  const toasts = createToasts()
  const pageWords = createI18n(language, given.shellWords, () =>
    toasts.show({ key: 'language', severity: 'warn', text: pageWords.words.t('languageNotFetched') }),
  )
  const html = derive(language, code => languages[code].html)
  dressPage(given.page, theme, html)
  const addressOf = withTenant(given.tenantFromAddress)
  const fetch: Fetch = (address, init) => given.fetch(addressOf(address), init)
  const publicClient = createClient(fetch)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  for (const { key, value } of given.start?.responses ?? []) queries.setQueryData(key, { kind: 'ok', value })
  // What a screen shows just now is asked for anew, in the new name.
  const forget = () => {
    queries.removeQueries({ type: 'inactive' })
    void queries.resetQueries()
  }
  const session = createSession({ stored: storedTokens(memory), fetch, now, forget })
  const secret = guestSecret({ memory, random: given.random })
  const fetchAuthed = withAuth(fetch, { session, guestSecret: secret })
  return {
    memory,
    language,
    theme,
    ...pageWords,
    toasts,
    start: given.start ?? null,
    session,
    fetchAuthed,
    client: createClient(fetchAuthed),
    publicClient,
    fetch,
    queries,
    newId,
    now,
    tenant: createTenant({
      client: publicClient,
      memory,
      requested: given.tenantFromAddress,
      given: given.start?.tenant ?? null,
    }),
    confirmations: createConfirmations(),
    block: createBlock(),
    withTenant: addressOf,
    guestSecret: secret,
  }
}
