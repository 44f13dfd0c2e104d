import { useEffect, useState, useSyncExternalStore } from 'react'
import { useServices } from '../../session/ServicesContext.ts'

/** From here on the menu stands beside the page. */
const wide = '(min-width: 992px)'
const pinnedName = 'kitloom-menu'

export interface MenuState {
  /** `beside` the page, `over` it, or not there. */
  readonly shown: 'beside' | 'over' | 'hidden'
  readonly isOver: boolean
  /** Whether it keeps a place of its own on a wide page; else it comes over the page when it is called. */
  readonly isPinned: boolean
  readonly isWide: boolean
  toggle(): void
  /** Puts a menu away that lies over the page. */
  close(): void
  pin(isPinned: boolean): void
}

/** Static beside a wide page until it is put away; over the page where it is narrow, or where it was unpinned. */
export function useMenuState(): MenuState {
  const { memory } = useServices()
  const isWide = useIsWide()
  const [isPinned, setPinned] = useState(() => memory.read(pinnedName) !== 'overlay')
  const [isPutAway, setPutAway] = useState(false)
  const [isCalled, setCalled] = useState(false)
  const isStatic = isWide && isPinned
  const shown = isStatic ? (isPutAway ? 'hidden' : 'beside') : isCalled ? 'over' : 'hidden'
  const isOver = shown === 'over'

  useEffect(() => {
    if (!isOver) return undefined
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setCalled(false)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOver])

  return {
    shown,
    isOver,
    isPinned,
    isWide,
    toggle: () => (isStatic ? setPutAway(!isPutAway) : setCalled(!isCalled)),
    close: () => setCalled(false),
    pin(next) {
      memory.write(pinnedName, next ? 'static' : 'overlay')
      setPinned(next)
      setPutAway(false)
      setCalled(!next)
    },
  }
}

const useIsWide = (): boolean =>
  useSyncExternalStore(
    changed => {
      const query = matchMedia(wide)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(wide).matches,
  )
