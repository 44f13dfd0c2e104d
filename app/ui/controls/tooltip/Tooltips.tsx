import { useEffect, useState } from 'react'
import { createPart } from '../onDemand.ts'
import type { TooltipPartProps } from './TooltipPart.tsx'

const part = createPart<TooltipPartProps>(async () => (await import('./TooltipPart.tsx')).TooltipPart)

/** So long one has to stay at something until its tip comes, in ms. */
const delay = 400

/**
 * The tips of the whole page: whatever has `data-tip` shows it below itself while one points at it, or reaches it with
 * the keyboard. What is pressed with a finger shows none. A tip repeats the label of its control for who sees it: a
 * screen reader reads the label.
 */
export function Tooltips() {
  const [of, setOf] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    let waiting: ReturnType<typeof setTimeout> | undefined
    let at: HTMLElement | null = null
    const go = (next: HTMLElement | null) => {
      if (next === at) return
      at = next
      clearTimeout(waiting)
      setOf(null)
      if (!next) return
      const shown = () => at === next && setOf(next)
      waiting = setTimeout(() => void part.fetch().then(shown, () => {}), delay)
    }
    const on = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, act, { signal: listening.signal })
    on('pointerover', event => go(event.pointerType === 'touch' ? null : tipped(event.target)))
    on('pointerdown', () => go(null))
    on('focusin', ({ target }) => go(isFocusSeen(target) ? tipped(target) : null))
    on('focusout', () => go(null))
    on('keydown', ({ key }) => key === 'Escape' && go(null))
    document.documentElement.addEventListener('pointerleave', () => go(null), { signal: listening.signal })
    return () => {
      listening.abort()
      clearTimeout(waiting)
    }
  }, [])

  const Tip = part.current()
  const text = of?.dataset.tip
  // What was removed from the page has no tip any more.
  if (!Tip || !of?.isConnected || !text) return null
  return <Tip of={of} text={text} close={() => setOf(null)} />
}

const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null

const isFocusSeen = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(':focus-visible')
