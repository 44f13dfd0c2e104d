import { useContext, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { RoutingContext } from './RoutingContext.ts'
import type { ScrollMemory } from './routing.ts'

const storedAs = 'kitloom-scroll'

type Positions = NonNullable<ScrollMemory['positions']>

const readPositions = (): Positions => {
  try {
    return JSON.parse(sessionStorage.getItem(storedAs) ?? '{}') as Positions
  } catch {
    return {}
  }
}

const keepPositions = (positions: Positions | null) => {
  try {
    sessionStorage.setItem(storedAs, JSON.stringify(positions))
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

const named = (hash: string): HTMLElement | null => {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Starts a page at its top or at the anchor of its address, and returns to where a page was left. */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation()
  const scroll = useContext(RoutingContext)?.scroll
  useBrowserEffect(() => {
    if (!scroll) return
    scroll.positions ??= readPositions()
    const before = scroll.visit
    // Every first visit of a tab has the same key.
    const visit = `${key} ${pathname}`
    if (visit === before) return
    scroll.visit = visit
    const left = scroll.positions[visit]
    if (left !== undefined) return void scrollTo(0, left)
    const part = named(hash)
    if (part) part.scrollIntoView()
    // A person who scrolled while the script loaded keeps that place.
    else if (before !== null) scrollTo(0, 0)
  }, [scroll, key, pathname, hash])
  useEffect(() => {
    if (!scroll) return undefined
    const note = () => {
      if (scroll.positions && scroll.visit !== null) scroll.positions[scroll.visit] = scrollY
    }
    const leave = () => {
      keepPositions(scroll.positions)
      history.scrollRestoration = 'auto'
    }
    history.scrollRestoration = 'manual'
    addEventListener('scroll', note, { passive: true })
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('pagehide', leave)
      history.scrollRestoration = 'auto'
    }
  }, [scroll])
  return null
}

const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
