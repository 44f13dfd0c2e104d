import { useEffect } from 'react'
import { useStream } from '../../device/useStream.ts'
import { designCalls } from '../../session/designCalls.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

/**
 * Keeps what is known of the design's review up to date. The live room says when it has changed; how one's own design
 * stands is then read from its card, and of another's it is enough to know that it rests.
 */
export function useStanding(): void {
  const { id, line, engine, standing, standingComes } = useOpenedDesign()
  const { ask, session } = useServices()
  const isJoined = useStream(line.state).kind === 'open'
  const status = useStream(line.status)
  const who = useStream(session.state).kind
  useStandingComes()

  useEffect(() => {
    if (!line.isGuest) return
    standing.set(status === 'REVIEWING' ? { status } : null)
    if (status !== null) standingComes.set(false)
  }, [line, standing, standingComes, status])

  useEffect(() => {
    if (line.isGuest) return undefined
    if (who === 'out') standing.set(null)
    if (!isJoined || who !== 'in') return undefined
    let isLeft = false
    const look = async () => {
      const answer = await designCalls(ask).read(id)
      if (isLeft) return
      if (answer.kind === 'answered') standing.set(answer.value)
      standingComes.set(false)
    }
    const lookAgain = () => document.visibilityState === 'visible' && void look()
    void look()
    document.addEventListener('visibilitychange', lookAgain)
    // What the room says, and what the server refuses, may tell that the standing is another.
    const following = [
      line.status.changes$.subscribe(() => void look()),
      engine.sync.refused.changes$.subscribe(() => void look()),
    ]
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', lookAgain)
      for (const one of following) one.unsubscribe()
    }
  }, [id, ask, line, engine, standing, standingComes, isJoined, who])
}

/** Nobody waits longer for a server that does not say how the design stands, in ms. */
const patience = 3_000

/** While a design that is more than begun joins the server, what somebody does waits until it is told how it stands. */
function useStandingComes(): void {
  const { line, engine, standingComes } = useOpenedDesign()
  const { kind } = useStream(line.state)
  const who = useStream(useServices().session.state).kind

  useEffect(() => {
    const isBegun = engine.timeline.log().entries().length > 0
    standingComes.set(isBegun && ['joining', 'open'].includes(line.state.current().kind))
    const resting = setTimeout(() => standingComes.set(false), patience)
    return () => {
      clearTimeout(resting)
      standingComes.set(false)
    }
  }, [line, engine, standingComes])

  const isNobodys = who !== 'in' && who !== 'starting' && !line.isGuest
  useEffect(() => {
    if (isNobodys || kind === 'offline' || kind === 'refused') standingComes.set(false)
  }, [isNobodys, kind, standingComes])
}
