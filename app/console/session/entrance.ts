import { createState, type State } from '../../../engine/streams/index.ts'
import { refreshCall, signOutCall, type TokenResponse } from '../../../server/contract/accounts/tokens.ts'
import { readStaffEntryCall, type StaffEntry } from '../../../server/contract/console/secondFactor.ts'
import { type ClientResponse, isPassing } from '../../session/api/clientResponse.ts'
import { createClient, type Fetch, withBearer } from '../../session/api/createClient.ts'
import { noTokens, readClaims, type TokenStore } from '../../session/tokens.ts'

/** How far somebody has come into the console. */
export type EntranceState =
  | { readonly kind: 'starting' | 'out' | 'unreachable' }
  /** `entry.secondFactor` says whether it is complete. */
  | { readonly kind: 'in'; readonly entry: StaffEntry }

export interface Entrance {
  readonly state: State<EntranceState>
  /** Restores the session of this browser. Never rejects. */
  start(): Promise<void>
  /** Takes the tokens of a sign-in. */
  enter(tokens: TokenResponse): Promise<void>
  /** Ends the session here and on the server. */
  leave(): Promise<void>
  /** The access token as it is good now; `null` when signed out. */
  bearer(): Promise<string | null>
  /** The server does not believe this token. Gives a newer one, or `null` after ending the session. */
  renew(refused: string): Promise<string | null>
}

interface EntranceOptions {
  readonly stored: TokenStore
  readonly fetch: Fetch
  now(): number
  /** Somebody else is here, or nobody: what was remembered has to go. */
  forget(): void
}

/** The session of the staff: the password, then the second factor, then the console. */
export function createEntrance({ stored, fetch, now, forget }: EntranceOptions): Entrance {
  const state = createState<EntranceState>({ kind: 'starting' })
  const publicClient = createClient(fetch)
  const keep = (tokens: TokenResponse) => stored.write({ access: tokens.access_token, refresh: tokens.refresh_token })
  const end = () => {
    stored.write(noTokens)
    forget()
    state.set({ kind: 'out' })
  }
  const refresh = onceAtATime(async (): Promise<ClientResponse<TokenResponse>> => {
    const { refresh: token } = stored.read()
    const response = await publicClient.send(refreshCall, { body: { token, clientId: 'console' } })
    if (response.kind === 'ok') keep(response.value)
    else if (!isPassing(response)) end()
    return response
  })
  const renewed = async () => {
    const response = await refresh()
    return response.kind === 'ok' ? response.value.access_token : null
  }
  const bearer = async () => {
    const { access, refresh: token } = stored.read()
    if (access === '' || token === '') return null
    return (readClaims(access)?.exp ?? 0) > now() / 1000 ? access : ((await renewed()) ?? access)
  }
  const renew = async (refused: string) => {
    const { access } = stored.read()
    // Another tab was quicker.
    return access !== refused && access !== '' ? access : renewed()
  }
  const start = async () => {
    const token = await bearer()
    if (token === null) return end()
    const response = await createClient(withBearer(fetch, token)).send(readStaffEntryCall)
    if (response.kind === 'ok') state.set({ kind: 'in', entry: response.value })
    else if (isPassing(response)) state.set({ kind: 'unreachable' })
    else end()
  }
  return {
    state,
    start,
    bearer,
    renew,
    enter(tokens) {
      keep(tokens)
      forget()
      return start()
    },
    async leave() {
      const { refresh: token } = stored.read()
      end()
      if (token !== '') await publicClient.send(signOutCall, { body: { token } })
    },
  }
}

/** A refresh token is used once, so calls that need new tokens at the same time share one refresh. */
function onceAtATime<T>(act: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => {
    running ??= act().finally(() => {
      running = null
    })
    return running
  }
}
