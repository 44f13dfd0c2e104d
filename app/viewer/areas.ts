import { useEffect, useState } from 'react'
import { fetchOnce } from '../device/fetchOnce.ts'

/** What works with areas: rims of zones, outlines of what shines through, ink that lies on ink. */
export type Areas = typeof import('../../engine/areas.ts')

export const fetchAreas: () => Promise<Areas> = fetchOnce(() => import('../../engine/areas.ts'))

/** What works with areas, fetched when it is first wanted; `null` until it has come, or where it cannot be fetched now. */
export function useAreas(wanted: boolean): Areas | null {
  const [areas, setAreas] = useState<Areas | null>(null)
  useEffect(() => {
    if (wanted && !areas) fetchAreas().then(setAreas, () => {})
  }, [wanted, areas])
  return areas
}
