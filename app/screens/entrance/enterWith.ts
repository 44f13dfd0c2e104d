import type { Details } from '../../../server/contract/accounts/details.ts'
import type { TokenResponse } from '../../../server/contract/accounts/tokens.ts'
import type { ClientResponse, Refused } from '../../session/api/clientResponse.ts'
import type { Session } from '../../session/session.ts'

const refusal = (code: string): Refused => ({
  kind: 'refused',
  code,
  status: 403,
  detail: code,
  fields: [],
  waitSeconds: null,
})

/** Opens a session with the response of a sign-in; people who may not sign in here get the server's refusal. */
export async function enterWith(
  session: Pick<Session, 'enter'>,
  response: ClientResponse<TokenResponse>,
): Promise<ClientResponse<Details>> {
  if (response.kind !== 'ok') return response
  const entry = await session.enter(response.value)
  if (entry.kind === 'admin') return refusal('wrong-client')
  return entry.kind === 'blocked' ? refusal('account-blocked') : entry
}
