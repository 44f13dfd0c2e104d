import { useEffect, useMemo, useRef, useState } from 'react'
import { fetchOnce } from '../../device/fetchOnce.ts'
import { firstInteraction } from '../../device/firstInteraction.ts'
import { useFetchStudio } from '../../studio/StudioContext.ts'
import type { KitMaker } from './kitMaker.tsx'

interface FetchedMaker {
  /** `null` until it is fetched. */
  readonly maker: KitMaker | null
  /** Fetches it now, and tries again after a failure. Rejects when the fetch fails. */
  bring(): Promise<KitMaker>
}

/** The maker of kits. It is fetched with the first interaction, because the page shows its first kits without it. */
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
    // After a failure the page keeps what was entered, and tries again when somebody goes on.
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
