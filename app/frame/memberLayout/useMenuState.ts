import { useState, useSyncExternalStore } from 'react'
import { useServices } from '../../session/ServicesContext.ts'
import type { DrawerPartProps } from '../../ui/controls/drawer/DrawerPart.tsx'
import { useDrawer } from '../../ui/controls/drawer/useDrawer.ts'
import type { Opening } from '../../ui/controls/onDemand.ts'

/** From here on the menu stands beside the page. */
const wide = '(min-width: 992px)'
const pinnedName = 'kitloom-menu'

export interface MenuState {
  /** `beside` the page, `over` it in a drawer, or not there. */
  readonly shown: 'beside' | 'over' | 'hidden'
  readonly drawer: Opening<DrawerPartProps>
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
  const drawer = useDrawer()
  const [isPinned, setPinned] = useState(() => memory.read(pinnedName) !== 'overlay')
  const [isPutAway, setPutAway] = useState(false)
  const isStatic = isWide && isPinned
  const over = drawer.isOpen ? 'over' : 'hidden'
  return {
    shown: isStatic ? (isPutAway ? 'hidden' : 'beside') : over,
    drawer,
    isPinned,
    isWide,
    toggle: () => (isStatic ? setPutAway(!isPutAway) : drawer.toggle()),
    close: drawer.close,
    pin(next) {
      memory.write(pinnedName, next ? 'static' : 'overlay')
      setPinned(next)
      setPutAway(false)
      if (next) drawer.close()
      else drawer.open()
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
