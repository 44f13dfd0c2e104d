/** Whether a button or a finger is down anywhere on the page. */
export interface HeldPointer {
  isHeld(): boolean
  dispose(): void
}

/** Follows the pointers of a page, whatever element takes them. */
export function watchPointers(page: EventTarget): HeldPointer {
  const held = new Set<number>()
  const leaving = new AbortController()
  const follow = (kind: string, act: (event: PointerEvent) => void) =>
    page.addEventListener(kind, event => act(event as PointerEvent), {
      signal: leaving.signal,
      capture: true,
      passive: true,
    })
  const release = ({ pointerId }: PointerEvent) => void held.delete(pointerId)
  follow('pointerdown', ({ pointerId }) => void held.add(pointerId))
  follow('pointerup', release)
  follow('pointercancel', release)
  // Another window may have had the release.
  follow('pointermove', event => event.buttons === 0 && release(event))
  follow('blur', () => held.clear())
  return { isHeld: () => held.size > 0, dispose: () => leaving.abort() }
}
