import type { Session } from '../session.ts'
import type { AskServer, Question } from './askServer.ts'

interface Name {
  readonly ask: AskServer
  readonly session: Pick<Session, 'bearer' | 'renew'>
  guestSecret(): string
}

/** Asks as the signed-in customer, else as this browser's guest. A token that ran out is renewed on the way. */
export function askInName({ ask, session, guestSecret }: Name): AskServer {
  const inName = <Value>(question: Question<Value>, bearer: string | null) => {
    const name: Readonly<Record<string, string>> =
      bearer === null ? { 'x-guest-secret': guestSecret() } : { authorization: `Bearer ${bearer}` }
    return ask({ ...question, headers: { ...question.headers, ...name } })
  }
  return async question => {
    const bearer = await session.bearer()
    const answer = await inName(question, bearer)
    if (bearer === null || answer.kind !== 'refused' || answer.status !== 401) return answer
    const renewed = await session.renew(bearer)
    return renewed === null ? answer : inName(question, renewed)
  }
}
