import { useEffect, useRef, useState } from 'react'
import type { ClientResponse } from '../../session/api/clientResponse.ts'

/** Browsers don't always notice that they are online again; so often it is tried all the same, in ms. */
const anyway = 15_000

/**
 * Sends, and where no server is reached waits for the connection and sends the same again, until it is told to stop. What
 * is sent must be the same thing however often it arrives.
 */
export function useSendWhenOnline<Values, Value>(send: (values: Values) => Promise<ClientResponse<Value>>) {
  const [isWaiting, setIsWaiting] = useState(false)
  const waiting = useRef<AbortController | null>(null)
  const held = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => () => waiting.current?.abort(), [])
  return {
    isWaiting,
    stop: () => waiting.current?.abort(),
    /** Sends nothing again until this is settled. */
    holdFor(until: Promise<unknown>): void {
      held.current = until
    },
    async send(values: Values): Promise<ClientResponse<Value>> {
      const stopped = new AbortController()
      waiting.current = stopped
      for (;;) {
        const response = await send(values)
        if (response.kind !== 'unreachable' || stopped.signal.aborted) {
          setIsWaiting(false)
          return response
        }
        setIsWaiting(true)
        await connectionBack(stopped.signal)
        await held.current
        if (stopped.signal.aborted) {
          setIsWaiting(false)
          return response
        }
      }
    },
  }
}

/** Resolves when the browser is online again, from time to time all the same, and when it is told to stop. */
export function connectionBack(stopped: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = new AbortController()
    const done = (): void => {
      end.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, anyway)
    addEventListener('online', done, { signal: end.signal })
    stopped.addEventListener('abort', done, { signal: end.signal })
    if (stopped.aborted) done()
  })
}
