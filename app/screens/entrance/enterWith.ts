import type { Details } from '../../../server/contract/accounts/details.ts'
import type { TokenAnswer } from '../../../server/contract/accounts/tokens.ts'
import type { Answer, Refused } from '../../session/api/answer.ts'
import type { Session } from '../../session/session.ts'

const refusal = (code: string): Refused => ({
  kind: 'refused',
  code,
  status: 403,
  detail: code,
  fields: [],
  waitSeconds: null,
})

/** Takes what a sign-in answered into the session; who may not be here is told so as the server would. */
export async function enterWith(
  session: Pick<Session, 'enter'>,
  answer: Answer<TokenAnswer>,
): Promise<Answer<Details>> {
  if (answer.kind !== 'answered') return answer
  const entry = await session.enter(answer.value)
  if (entry.kind === 'admin') return refusal('wrong-client')
  return entry.kind === 'blocked' ? refusal('account-blocked') : entry
}
