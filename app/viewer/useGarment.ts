import { useEffect, useEffectEvent, useState } from 'react'
import { type Garment, loadGarment } from './garment.ts'

/** The garment at these addresses, none for no addresses; the last one stays until the next has come. */
export function useGarment(addresses: readonly string[], onFailed: (reason: Error) => void): Garment | null {
  const [garment, setGarment] = useState<Garment | null>(null)
  const fail = useEffectEvent(onFailed)
  const key = JSON.stringify(addresses)

  useEffect(() => {
    let wanted = true
    const wantedAddresses: readonly string[] = JSON.parse(key)
    if (wantedAddresses.length === 0) return setGarment(null)
    loadGarment(wantedAddresses).then(
      loaded => (wanted ? setGarment(loaded) : loaded.dispose()),
      reason => {
        if (wanted) fail(reason instanceof Error ? reason : new Error(String(reason)))
      },
    )
    return () => {
      wanted = false
    }
  }, [key])

  useEffect(() => () => garment?.dispose(), [garment])
  return garment
}
