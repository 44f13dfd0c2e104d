import { createState } from '../../engine/streams/index.ts'
import { type Details, readDetailsCall } from '../../server/contract/accounts/details.ts'
import { refreshCall, signOutCall, type TokenAnswer } from '../../server/contract/accounts/tokens.ts'
import { type Answer, isPassing } from './api/answer.ts'
import { createClient, type Fetch, withBearer } from './api/createClient.ts'
import { readClaims } from './readClaims.ts'
import type { Entry, Session, SessionState } from './session.ts'
import { type KeptTokens, noTokens } from './tokens.ts'

export interface SessionOptions {
  readonly kept: KeptTokens
  /** Sends in nobody's name. */
  readonly fetch: Fetch
  now(): number
  /** Somebody else is at this device, or nobody: what was remembered of the customer has to go. */
  forget(): void
}

const tokensOf = (told: TokenAnswer) => ({ access: told.access_token, refresh: told.refresh_token })

/** The customer's session, as sections 2 and 4 of the specification have it. */
export function createSession({ kept, fetch, now, forget }: SessionOptions): Session {
  const client = createClient(fetch)
  const state = createState<SessionState>({ kind: 'starting' })
  /** Who was here last: an account, nobody, or not known yet. */
  let known: string | null | undefined
  let refreshing: Promise<Answer<TokenAnswer>> | null = null
  let starting: Promise<SessionState> | null = null

  const become = (next: SessionState): SessionState => {
    const before = known
    if (next.kind === 'in') known = next.details.id
    if (next.kind === 'out') known = null
    if (before !== undefined && before !== known) forget()
    state.set(next)
    return next
  }
  const end = (): SessionState => {
    kept.keep(noTokens)
    return become({ kind: 'out' })
  }
  const detailsBy = (access: string): Promise<Answer<Details>> =>
    createClient(withBearer(fetch, access)).send(readDetailsCall)
  const destroy = (refresh: string) => client.send(signOutCall, { body: { token: refresh } })

  /** One question at a time: a refresh token is used once. */
  const refresh = (): Promise<Answer<TokenAnswer>> => {
    refreshing ??= sendRefresh().finally(() => {
      refreshing = null
    })
    return refreshing
  }
  const sendRefresh = async (): Promise<Answer<TokenAnswer>> => {
    const { access, refresh: token } = kept.read()
    const body = { token, clientId: readClaims(access)?.client ?? 'web' }
    const answer = await client.send(refreshCall, { body })
    // A customer who signed out meanwhile stays out.
    if (answer.kind === 'answered' && kept.read().refresh === token) kept.keep(tokensOf(answer.value))
    return answer
  }

  const isGood = (access: string): boolean => (readClaims(access)?.exp ?? 0) > now() / 1000

  /** Goes on with what this device has kept; looks again when that was changed while the server was asked. */
  const goOn = async (isRenewed = false): Promise<SessionState> => {
    const { access, refresh: token } = kept.read()
    if (access === '' && token === '') return become({ kind: 'out' })
    if (!isRenewed && !isGood(access)) return token === '' ? end() : renewAndGoOn(token)
    if (readClaims(access)?.admin) return end()
    const answer = await detailsBy(access)
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

  return {
    state,
    async enter(tokens): Promise<Entry> {
      if (readClaims(tokens.access_token)?.admin) {
        await destroy(tokens.refresh_token)
        return { kind: 'admin' }
      }
      const answer = await detailsBy(tokens.access_token)
      if (answer.kind !== 'answered') return answer
      if (answer.value.blocked) {
        await destroy(tokens.refresh_token)
        return { kind: 'blocked' }
      }
      kept.keep(tokensOf(tokens))
      become({ kind: 'in', details: answer.value })
      return answer
    },
    start() {
      starting ??= goOn().finally(() => {
        starting = null
      })
      return starting
    },
    async leave() {
      const { refresh: token } = kept.read()
      end()
      if (token !== '') await destroy(token)
    },
    async bearer() {
      const { access, refresh: token } = kept.read()
      if (access === '' && token === '') return null
      if (isGood(access) || token === '') return access
      const renewed = await refresh()
      if (kept.read().refresh === '') return null
      return renewed.kind === 'answered' ? renewed.value.access_token : access
    },
    async renew(refused) {
      const { access, refresh: token } = kept.read()
      // Another tab was quicker.
      if (access !== refused && isGood(access)) return access
      if (token === '') {
        if (access !== '') end()
        return null
      }
      const renewed = await refresh()
      const after = kept.read()
      if (renewed.kind === 'answered') return after.access === '' ? null : after.access
      if (!isPassing(renewed) && after.refresh === token) end()
      return null
    },
    know: details => void become({ kind: 'in', details }),
  }
}
