import { useEffect, useMemo, useRef, useState } from 'react'
import { fetchOnce } from '../../device/fetchOnce.ts'
import { firstInteraction } from '../../device/firstInteraction.ts'
import { useFetchStudio } from '../../studio/StudioContext.ts'
import type { KitMaker } from './kitMaker.tsx'

interface FetchedMaker {
  /** `null` until it has come. */
  readonly maker: KitMaker | null
  /** Asks for it at once, and once more where it did not come. Rejects when it does not come now either. */
  bring(): Promise<KitMaker>
}

/** What makes kits. It is fetched when somebody is there, for the page shows all that it begins with. */
export function useKitMaker(): FetchedMaker {
  const fetchStudio = useFetchStudio()
  const [maker, setMaker] = useState<KitMaker | null>(null)
  const isHere = useRef(true)
  const bring = useMemo(
    () =>
      fetchOnce(async () => {
        const [studio, { openKitMaker }] = await Promise.all([fetchStudio(), import('./kitMaker.tsx')])
        const brought = await openKitMaker(studio)
        if (isHere.current) setMaker(brought)
        else brought.close()
        return brought
      }),
    [fetchStudio],
  )
  useEffect(() => {
    const waiting = new AbortController()
    isHere.current = true
    // Where it does not come, the page keeps what was typed into it, and asks again when somebody goes on.
    firstInteraction(waiting.signal)
      .then(bring)
      .catch(() => {})
    return () => {
      waiting.abort()
      isHere.current = false
    }
  }, [bring])
  useEffect(() => () => maker?.close(), [maker])
  return { maker, bring }
}
