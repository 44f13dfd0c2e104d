import type { Engine } from '../../../engine/index.ts'
import type { ServerLine } from './createServerLine.ts'

const patienceMs = 3_000

/**
 * Waits a little for what is in a design that the server has and this device has not, another's or one's own, so that
 * nobody sees, and paints, an empty kit first.
 */
export async function firstContent(engine: Engine, line: ServerLine, isOnServer = false): Promise<void> {
  const isEmpty = (): boolean => engine.timeline.log().entries().length === 0
  if (!(line.isGuest || isOnServer) || !isEmpty()) return
  const { kind } = await line.join()
  if (kind !== 'open' || !isEmpty()) return
  await new Promise<void>(resolve => {
    const following = engine.document.changes$.subscribe(() => end())
    const ending = setTimeout(() => end(), patienceMs)
    const end = (): void => {
      following.unsubscribe()
      clearTimeout(ending)
      resolve()
    }
  })
}
