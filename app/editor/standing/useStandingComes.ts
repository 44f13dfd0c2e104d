import { useEffect } from 'react'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

/** Nobody waits longer for a server that does not say how the design stands, in ms. */
const patience = 3_000

/** While a design that is more than begun joins the server, what somebody does waits until it is told how it stands. */
export function useStandingComes(): void {
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
