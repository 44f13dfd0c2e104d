import { createState, type State } from '../../engine/streams/index.ts'
import { type Details, readDetailsCall } from '../../server/contract/accounts/details.ts'
import { refreshCall, signOutCall, type TokenResponse } from '../../server/contract/accounts/tokens.ts'
import { type ClientResponse, isPassing } from './api/clientResponse.ts'
import { createClient, type Fetch, withBearer } from './api/createClient.ts'
import { noTokens, readClaims, type TokenStore } from './tokens.ts'

/** Who is at this device. */
export type SessionState =
  /** Not known yet: the page has just begun. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'out' }
  | { readonly kind: 'in'; readonly details: Details }
  /** There are tokens, but the server was not reached: they are kept. */
  | { readonly kind: 'unreachable' }

type Entry = ClientResponse<Details> | { readonly kind: 'admin' } | { readonly kind: 'blocked' }

export interface Session {
  readonly state: State<SessionState>
  /** Finds out who is here; the same promise while it is being found out. Never rejects. */
  start(): Promise<SessionState>
  /** Takes what a sign-in answered. An administrator's tokens and a blocked customer's are thrown away. */
  enter(tokens: TokenResponse): Promise<Entry>
  /** Ends the session here and on the server. */
  leave(): Promise<void>
  /** The access token as it is good now, refreshed where it had run out; `null` when signed out. */
  bearer(): Promise<string | null>
  /** The server does not believe this token. Gives a newer one, or `null` after ending the session. */
  renew(refused: string): Promise<string | null>
  /** Takes details that were changed. */
  replaceDetails(details: Details): void
}

interface SessionOptions {
  readonly stored: TokenStore
  /** Sends without a token. */
  readonly fetch: Fetch
  now(): number
  /** Somebody else has signed in, or the customer has signed out: what was remembered of them has to go. */
  forget(): void
}

/** The customer's session, as sections 2 and 4 of the specification have it. */
export function createSession(options: SessionOptions): Session {
  const { stored, fetch } = options
  const clock = createServerClock(options.now)
  const { state, become } = createPresence(options.forget)
  const end = (): SessionState => {
    stored.write(noTokens)
    return become({ kind: 'out' })
  }
  const parts: Parts = { ...options, now: clock.now, become, end, refresh: createRefresh({ ...options, clock }) }
  const destroy = (refresh: string) => createClient(fetch).send(signOutCall, { body: { token: refresh } })
  return {
    state,
    start: createStart(parts),
    async enter(tokens): Promise<Entry> {
      clock.set(tokens.access_token)
      if (readClaims(tokens.access_token)?.admin) {
        await destroy(tokens.refresh_token)
        return { kind: 'admin' }
      }
      const response = await requestDetails(fetch, tokens.access_token)
      if (response.kind !== 'ok') return response
      if (response.value.blocked) {
        await destroy(tokens.refresh_token)
        return { kind: 'blocked' }
      }
      stored.write(tokensOf(tokens))
      become({ kind: 'in', details: response.value })
      return response
    },
    async leave() {
      const { refresh: token } = stored.read()
      end()
      if (token !== '') await destroy(token)
    },
    bearer: () => bearer(parts),
    renew: refused => renew(parts, refused),
    replaceDetails: details => void become({ kind: 'in', details }),
  }
}

/** What the parts of a session work with. */
interface Parts extends SessionOptions {
  become(next: SessionState): SessionState
  /** Forgets the tokens of this device. */
  end(): SessionState
  refresh(): Promise<ClientResponse<TokenResponse>>
}

const tokensOf = (tokens: TokenResponse) => ({ access: tokens.access_token, refresh: tokens.refresh_token })

const requestDetails = (fetch: Fetch, access: string): Promise<ClientResponse<Details>> =>
  createClient(withBearer(fetch, access)).send(readDetailsCall)

const isGood = (access: string, now: number): boolean => (readClaims(access)?.exp ?? 0) > now / 1000

/** From here on the clock of the device counts as wrong, in ms. */
const wrongClock = 60_000

interface ServerClock {
  /** The time on the server, as far as this page knows. */
  now(): number
  /** Takes the time at which a token was given just now. */
  set(access: string): void
}

/** The clock of a device may be years off. Ahead, it would have every token run out before it is used. */
function createServerClock(now: () => number): ServerClock {
  let ahead = 0
  return {
    now: () => now() - ahead,
    set(access) {
      const given = (readClaims(access)?.iat ?? 0) * 1000
      if (given > 0) ahead = Math.abs(now() - given) > wrongClock ? now() - given : 0
    },
  }
}

/** Who is here, and what has to be forgotten when that is somebody else. */
function createPresence(forget: () => void) {
  const state = createState<SessionState>({ kind: 'starting' })
  /** Who was signed in last: an account, no account, or not known yet. */
  let known: string | null | undefined
  const become = (next: SessionState): SessionState => {
    const before = known
    if (next.kind === 'in') known = next.details.id
    if (next.kind === 'out') known = null
    if (before !== undefined && before !== known) forget()
    state.set(next)
    return next
  }
  return { state, become }
}

/** Trades the refresh token for new tokens, one request at a time: a refresh token is used once. */
function createRefresh({
  stored,
  fetch,
  clock,
}: Pick<SessionOptions, 'stored' | 'fetch'> & { readonly clock: ServerClock }): () => Promise<
  ClientResponse<TokenResponse>
> {
  let refreshing: Promise<ClientResponse<TokenResponse>> | null = null
  const request = async (): Promise<ClientResponse<TokenResponse>> => {
    const { access, refresh: token } = stored.read()
    const body = { token, clientId: readClaims(access)?.client ?? 'web' }
    const response = await createClient(fetch).send(refreshCall, { body })
    if (response.kind === 'ok') clock.set(response.value.access_token)
    // A customer who signed out meanwhile stays out.
    if (response.kind === 'ok' && stored.read().refresh === token) stored.write(tokensOf(response.value))
    return response
  }
  return () => {
    refreshing ??= request().finally(() => {
      refreshing = null
    })
    return refreshing
  }
}

/** Finds out who is here. Two calls at a time are one. */
function createStart({ stored, fetch, now, become, end, refresh }: Parts): () => Promise<SessionState> {
  let starting: Promise<SessionState> | null = null
  /** Continues with the stored tokens; reads them again when they changed during the request. */
  const goOn = async (isRenewed = false): Promise<SessionState> => {
    const { access, refresh: token } = stored.read()
    if (access === '' && token === '') return become({ kind: 'out' })
    if (!isRenewed && !isGood(access, now())) return token === '' ? end() : renewAndGoOn(token)
    if (readClaims(access)?.admin) return end()
    const response = await requestDetails(fetch, access)
    if (stored.read().access !== access) return goOn()
    if (response.kind === 'ok') return response.value.blocked ? end() : become({ kind: 'in', details: response.value })
    if (!isRenewed && response.kind === 'refused' && response.status === 401 && token !== '') return renewAndGoOn(token)
    return isPassing(response) ? become({ kind: 'unreachable' }) : end()
  }
  const renewAndGoOn = async (token: string): Promise<SessionState> => {
    const renewed = await refresh()
    if (renewed.kind === 'ok') return goOn(stored.read().access === renewed.value.access_token)
    if (stored.read().refresh !== token) return goOn()
    return isPassing(renewed) ? become({ kind: 'unreachable' }) : end()
  }
  return () => {
    starting ??= goOn().finally(() => {
      starting = null
    })
    return starting
  }
}

async function bearer({ stored, now, refresh }: Parts): Promise<string | null> {
  const { access, refresh: token } = stored.read()
  if (access === '' && token === '') return null
  if (isGood(access, now()) || token === '') return access
  const renewed = await refresh()
  if (stored.read().refresh === '') return null
  return renewed.kind === 'ok' ? renewed.value.access_token : access
}

async function renew({ stored, now, end, refresh }: Parts, refused: string): Promise<string | null> {
  const { access, refresh: token } = stored.read()
  // Another tab was quicker.
  if (access !== refused && isGood(access, now())) return access
  if (token === '') {
    if (access !== '') end()
    return null
  }
  const renewed = await refresh()
  const after = stored.read()
  if (renewed.kind === 'ok') return after.access === '' ? null : after.access
  if (!isPassing(renewed) && after.refresh === token) end()
  return null
}

/** Where the browser tells of what other tabs have stored. */
export interface TabEvents {
  addEventListener(kind: 'storage', listener: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void): void
}

/** Written when somebody accepts the terms: other tabs wait for it, too. */
export const termsAcceptedName = 'kitloom-terms'

/** Tabs sign in and out together, and go on together once the terms are accepted in one of them. */
export function followTabs(events: TabEvents, session: Session): void {
  events.addEventListener('storage', ({ key, newValue }) => {
    // No key stands for a storage that was emptied.
    if (key === termsAcceptedName) return void session.start()
    if (key !== null && key !== 'access_token') return
    const now = session.state.current()
    const token = key === null ? '' : (newValue ?? '')
    // The same customer's token was only refreshed.
    const isKnown = token === '' ? now.kind === 'out' : now.kind === 'in' && isOf(token, now.details.id)
    if (!isKnown) void session.start()
  })
}

const isOf = (token: string, account: string): boolean => readClaims(token)?.account === account
