import { type ComponentProps, createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createMoves, type Moves } from './moves.ts'

const MovesContext = createContext<Moves | null>(null)

/**
 * A list of `<MovingItem>`s, each with a key: what is left moves to its new place, and what is gone leaves. Where motion
 * is not wanted, everything is in its place at once.
 */
export function MovingList(list: ComponentProps<'ul'>) {
  const [moves] = useState(createMoves)
  useLayoutEffect(moves.settle)
  useEffect(() => {
    addEventListener('resize', moves.restart)
    return () => removeEventListener('resize', moves.restart)
  }, [moves])
  return (
    <MovesContext value={moves}>
      <ul {...list} />
    </MovesContext>
  )
}

interface MovingItemProps extends ComponentProps<'li'> {
  /** Its place among those that arrive together: each waits for the one before. */
  readonly turn?: number
}

/** What is in a `<MovingList>`. */
export function MovingItem({ turn = 0, ...item }: MovingItemProps) {
  const moves = useContext(MovesContext)
  const element = useRef<HTMLLIElement>(null)
  const first = useRef(turn)
  useLayoutEffect(() => (element.current ? moves?.enter(element.current, first.current) : undefined), [moves])
  return <li ref={element} {...item} />
}
