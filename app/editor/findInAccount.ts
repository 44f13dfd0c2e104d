import type { Design } from '../../server/contract/designs/design.ts'
import { designCalls } from '../session/designCalls.ts'
import type { Services } from '../session/services.ts'

/** What a server knows designs by. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** The design as the account has it; `null` where it has none of this id, or nobody is signed in. */
export async function findInAccount(
  { session, client }: Pick<Services, 'session' | 'client'>,
  id: string,
): Promise<Design | null> {
  if (!uuid.test(id)) return null
  const now = session.state.current()
  const { kind } = now.kind === 'starting' ? await session.start() : now
  if (kind !== 'in') return null
  const response = await designCalls(client).read(id)
  return response.kind === 'ok' ? response.value : null
}
