import { useEffect } from 'react'
import { useStream } from '../../device/useStream.ts'
import { designCalls } from '../../session/designCalls.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

/**
 * Keeps what is known of the design's review up to date. The live room says when it has changed; how one's own design
 * stands is then read from its card, and of another's it is enough to know that it rests.
 */
export function useReviewStatus(): void {
  const { id, connection, engine, review, isReviewUnknown } = useOpenedDesign()
  const { client, session } = useServices()
  const isJoined = useStream(connection.state).kind === 'open'
  const status = useStream(connection.status)
  const who = useStream(session.state).kind
  useReviewUnknown()

  useEffect(() => {
    if (!connection.isGuest) return
    review.set(status === 'REVIEWING' ? { status } : null)
    if (status !== null) isReviewUnknown.set(false)
  }, [connection, review, isReviewUnknown, status])

  useEffect(() => {
    if (connection.isGuest) return undefined
    if (who === 'out') review.set(null)
    if (!isJoined || who !== 'in') return undefined
    let isLeft = false
    const refresh = async () => {
      const response = await designCalls(client).read(id)
      if (isLeft) return
      if (response.kind === 'ok') review.set(response.value)
      isReviewUnknown.set(false)
    }
    const refreshWhenVisible = () => document.visibilityState === 'visible' && void refresh()
    void refresh()
    document.addEventListener('visibilitychange', refreshWhenVisible)
    // What the room says, and what the server refuses, may tell that the status is another.
    const following = [
      connection.status.changes$.subscribe(() => void refresh()),
      engine.sync.refused.changes$.subscribe(() => void refresh()),
    ]
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', refreshWhenVisible)
      for (const one of following) one.unsubscribe()
    }
  }, [id, client, connection, engine, review, isReviewUnknown, isJoined, who])
}

/** Nobody waits longer for a server that does not say how the design stands, in ms. */
const unknownTimeout = 3_000

/** While a design that is more than begun joins the server, edits wait until the review status is known. */
function useReviewUnknown(): void {
  const { connection, engine, isReviewUnknown } = useOpenedDesign()
  const { kind } = useStream(connection.state)
  const who = useStream(useServices().session.state).kind

  useEffect(() => {
    const isBegun = engine.timeline.log().entries().length > 0
    isReviewUnknown.set(isBegun && ['joining', 'open'].includes(connection.state.current().kind))
    const resting = setTimeout(() => isReviewUnknown.set(false), unknownTimeout)
    return () => {
      clearTimeout(resting)
      isReviewUnknown.set(false)
    }
  }, [connection, engine, isReviewUnknown])

  const isNobodys = who !== 'in' && who !== 'starting' && !connection.isGuest
  useEffect(() => {
    if (isNobodys || kind === 'offline' || kind === 'refused') isReviewUnknown.set(false)
  }, [isNobodys, kind, isReviewUnknown])
}
