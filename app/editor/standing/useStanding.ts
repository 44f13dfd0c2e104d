import { useEffect } from 'react'
import { designCalls } from '../../designs/designCalls.ts'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../shell/ServicesContext.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'

/** So often it is looked whether the shop has answered. */
const everyMs = 30_000

/** Keeps what is known of the design's review up to date: when it joins the server, when the page is looked at again. */
export function useStanding(): void {
  const { id, line, engine, standing } = useOpenedDesign()
  const { ask, session } = useServices()
  const isJoined = useStream(line.state).kind === 'open' && !line.isGuest
  const who = useStream(session.state).kind
  const isWaiting = useStream(standing)?.status === 'REVIEWING'

  useEffect(() => {
    if (who === 'out') standing.set(null)
    if (!isJoined || who !== 'in') return undefined
    let isLeft = false
    const look = async () => {
      const answer = await designCalls(ask).read(id)
      if (!isLeft && answer.kind === 'answered') standing.set(answer.value)
    }
    const lookAgain = () => document.visibilityState === 'visible' && void look()
    void look()
    document.addEventListener('visibilitychange', lookAgain)
    // What the server refuses may tell that the standing is another.
    const following = engine.sync.refused.changes$.subscribe(() => void look())
    const timer = isWaiting ? setInterval(lookAgain, everyMs) : undefined
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', lookAgain)
      following.unsubscribe()
      clearInterval(timer)
    }
  }, [id, ask, standing, isJoined, who, isWaiting, engine])
}
