import type { State } from '../../../engine/index.ts'
import type { ServerLine } from './createServerLine.ts'

const patienceMs = 10_000

/** Brings a design to the server; resolves with whether everything of it is there. */
export async function waitForServer(line: ServerLine, unacknowledged: State<number>): Promise<boolean> {
  const { kind } = await line.join()
  if (kind !== 'open') return false
  if (unacknowledged.current() === 0) return true
  return new Promise(resolve => {
    const end = (isThere: boolean): void => {
      following.unsubscribe()
      clearTimeout(ending)
      resolve(isThere)
    }
    const ending = setTimeout(() => end(false), patienceMs)
    const following = unacknowledged.changes$.subscribe(left => {
      if (left === 0) end(true)
    })
  })
}
