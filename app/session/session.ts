import { createState, type State } from '../../engine/streams/index.ts'
import { type Details, readDetailsCall } from '../../server/contract/accounts/details.ts'
import { refreshCall, signOutCall, type TokenAnswer } from '../../server/contract/accounts/tokens.ts'
import { type Answer, isPassing } from './api/answer.ts'
import { createClient, type Fetch, withBearer } from './api/createClient.ts'
import { type KeptTokens, noTokens, readClaims } from './tokens.ts'

/** Who is at this device. */
export type SessionState =
  /** Not known yet: the page has just begun. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'out' }
  | { readonly kind: 'in'; readonly details: Details }
  /** There are tokens, but the server was not reached: they are kept. */
  | { readonly kind: 'unreachable' }

type Entry = Answer<Details> | { readonly kind: 'admin' } | { readonly kind: 'blocked' }

export interface Session {
  readonly state: State<SessionState>
  /** Finds out who is here; the same promise while it is being found out. Never rejects. */
  start(): Promise<SessionState>
  /** Takes what a sign-in answered. An administrator's tokens and a blocked customer's are thrown away. */
  enter(tokens: TokenAnswer): Promise<Entry>
  /** Ends the session here and on the server. */
  leave(): Promise<void>
  /** The access token as it is good now, refreshed where it had run out; `null` for nobody. */
  bearer(): Promise<string | null>
  /** The server does not believe this token. Gives a newer one, or `null` after ending the session. */
  renew(refused: string): Promise<string | null>
  /** Takes details that were changed. */
  know(details: Details): void
}

interface SessionOptions {
  readonly kept: KeptTokens
  /** Sends in nobody's name. */
  readonly fetch: Fetch
  now(): number
  /** Somebody else is at this device, or nobody: what was remembered of the customer has to go. */
  forget(): void
}

/** The customer's session, as sections 2 and 4 of the specification have it. */
export function createSession(options: SessionOptions): Session {
  const { kept, fetch } = options
  const { state, become } = createPresence(options.forget)
  const end = (): SessionState => {
    kept.keep(noTokens)
    return become({ kind: 'out' })
  }
  const parts: Parts = { ...options, become, end, refresh: createRefresh(options) }
  const destroy = (refresh: string) => createClient(fetch).send(signOutCall, { body: { token: refresh } })
  return {
    state,
    start: createStart(parts),
    async enter(tokens): Promise<Entry> {
      if (readClaims(tokens.access_token)?.admin) {
        await destroy(tokens.refresh_token)
        return { kind: 'admin' }
      }
      const answer = await requestDetails(fetch, tokens.access_token)
      if (answer.kind !== 'answered') return answer
      if (answer.value.blocked) {
        await destroy(tokens.refresh_token)
        return { kind: 'blocked' }
      }
      kept.keep(tokensOf(tokens))
      become({ kind: 'in', details: answer.value })
      return answer
    },
    async leave() {
      const { refresh: token } = kept.read()
      end()
      if (token !== '') await destroy(token)
    },
    bearer: () => bearer(parts),
    renew: refused => renew(parts, refused),
    know: details => void become({ kind: 'in', details }),
  }
}

/** What the parts of a session work with. */
interface Parts extends SessionOptions {
  become(next: SessionState): SessionState
  /** Forgets the tokens of this device. */
  end(): SessionState
  refresh(): Promise<Answer<TokenAnswer>>
}

const tokensOf = (told: TokenAnswer) => ({ access: told.access_token, refresh: told.refresh_token })

const requestDetails = (fetch: Fetch, access: string): Promise<Answer<Details>> =>
  createClient(withBearer(fetch, access)).send(readDetailsCall)

const isGood = (access: string, now: number): boolean => (readClaims(access)?.exp ?? 0) > now / 1000

/** Who is here, and what has to be forgotten when that is somebody else. */
function createPresence(forget: () => void) {
  const state = createState<SessionState>({ kind: 'starting' })
  /** Who was here last: an account, nobody, or not known yet. */
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
function createRefresh({ kept, fetch }: Pick<SessionOptions, 'kept' | 'fetch'>): () => Promise<Answer<TokenAnswer>> {
  let refreshing: Promise<Answer<TokenAnswer>> | null = null
  const request = async (): Promise<Answer<TokenAnswer>> => {
    const { access, refresh: token } = kept.read()
    const body = { token, clientId: readClaims(access)?.client ?? 'web' }
    const answer = await createClient(fetch).send(refreshCall, { body })
    // A customer who signed out meanwhile stays out.
    if (answer.kind === 'answered' && kept.read().refresh === token) kept.keep(tokensOf(answer.value))
    return answer
  }
  return () => {
    refreshing ??= request().finally(() => {
      refreshing = null
    })
    return refreshing
  }
}

/** Finds out who is here. Two calls at a time are one. */
function createStart({ kept, fetch, now, become, end, refresh }: Parts): () => Promise<SessionState> {
  let starting: Promise<SessionState> | null = null
  /** Goes on with what this device has kept; looks again when that was changed while the server was asked. */
  const goOn = async (isRenewed = false): Promise<SessionState> => {
    const { access, refresh: token } = kept.read()
    if (access === '' && token === '') return become({ kind: 'out' })
    if (!isRenewed && !isGood(access, now())) return token === '' ? end() : renewAndGoOn(token)
    if (readClaims(access)?.admin) return end()
    const answer = await requestDetails(fetch, access)
    if (kept.read().access !== access) return goOn()
    if (answer.kind === 'answered') return answer.value.blocked ? end() : become({ kind: 'in', details: answer.value })
    if (!isRenewed && answer.kind === 'refused' && answer.status === 401 && token !== '') return renewAndGoOn(token)
    return isPassing(answer) ? become({ kind: 'unreachable' }) : end()
  }
  const renewAndGoOn = async (token: string): Promise<SessionState> => {
    const renewed = await refresh()
    if (renewed.kind === 'answered') return goOn(kept.read().access === renewed.value.access_token)
    if (kept.read().refresh !== token) return goOn()
    return isPassing(renewed) ? become({ kind: 'unreachable' }) : end()
  }
  return () => {
    starting ??= goOn().finally(() => {
      starting = null
    })
    return starting
  }
}

async function bearer({ kept, now, refresh }: Parts): Promise<string | null> {
  const { access, refresh: token } = kept.read()
  if (access === '' && token === '') return null
  if (isGood(access, now()) || token === '') return access
  const renewed = await refresh()
  if (kept.read().refresh === '') return null
  return renewed.kind === 'answered' ? renewed.value.access_token : access
}

async function renew({ kept, now, end, refresh }: Parts, refused: string): Promise<string | null> {
  const { access, refresh: token } = kept.read()
  // Another tab was quicker.
  if (access !== refused && isGood(access, now())) return access
  if (token === '') {
    if (access !== '') end()
    return null
  }
  const renewed = await refresh()
  const after = kept.read()
  if (renewed.kind === 'answered') return after.access === '' ? null : after.access
  if (!isPassing(renewed) && after.refresh === token) end()
  return null
}

/** Where the browser tells of what other tabs have stored. */
export interface TabEvents {
  addEventListener(kind: 'storage', listener: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void): void
}

/** Tabs sign in and out together. */
export function followTabs(events: TabEvents, session: Session): void {
  events.addEventListener('storage', ({ key, newValue }) => {
    // No key stands for a storage that was emptied.
    if (key !== null && key !== 'access_token') return
    const now = session.state.current()
    const token = key === null ? '' : (newValue ?? '')
    // The same customer's token was only refreshed.
    const isKnown = token === '' ? now.kind === 'out' : now.kind === 'in' && isOf(token, now.details.id)
    if (!isKnown) void session.start()
  })
}

const isOf = (token: string, account: string): boolean => readClaims(token)?.account === account
