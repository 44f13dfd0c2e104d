import { useCallback, useEffect, useRef } from 'react'
import type { KitWall } from '../../studio/kits/kitRenderer.ts'
import { useFetchStudio } from '../../studio/StudioContext.ts'

/** What draws the kits of this screen, one after the other; opened when the first card asks, closed with the screen. */
export function useSharedWall(): () => Promise<KitWall> {
  const fetchStudio = useFetchStudio()
  const shared = useRef<Promise<KitWall> | null>(null)
  useEffect(
    () => () => {
      shared.current?.then(
        wall => wall.close(),
        () => {},
      )
      shared.current = null
    },
    [],
  )
  return useCallback(() => {
    shared.current ??= fetchStudio().then(({ openWall }) => openWall())
    return shared.current
  }, [fetchStudio])
}
