import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { signInPath } from '../../session/ownPath.ts'
import type { Session } from '../../session/session.ts'

/** Lets only signed-in customers in; others sign in first, and come back to where they wanted to go. */
export const guard =
  (session: Pick<Session, 'state' | 'start'>) =>
  async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Response | null> => {
    const now = session.state.current()
    const { kind } = now.kind === 'in' || now.kind === 'out' ? now : await session.start()
    if (kind === 'in') return null
    if (kind === 'unreachable') throw new Error('The server was not reached, and without it nobody knows who is here.')
    const { pathname, search } = new URL(request.url)
    return redirect(signInPath(pathname + search))
  }
