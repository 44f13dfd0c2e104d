import { useEffect, useEffectEvent, useState } from 'react'
import { type AuthorId, clamp, type EntryId } from '../../../engine/index.ts'
import { type Filmstrip, useFilmstrip } from './filmstrip.ts'

export type TimelineSide = 'left' | 'right'

/** The position in the filmstrip. */
export interface TimelineState {
  readonly filmstrip: Filmstrip
  readonly mode: 'one' | 'compare'
  readonly positions: Readonly<Record<TimelineSide, number>>
  readonly isPlaying: boolean
  /** Whose steps are left out of the list and of the frames. */
  readonly hidden: ReadonlySet<AuthorId>
  setMode(mode: 'one' | 'compare'): void
  seek(side: TimelineSide, position: number): void
  setPlaying(isPlaying: boolean): void
  toggleAuthor(author: AuthorId): void
}

/** Playing the whole filmstrip takes no longer than this, in ms, and one step no longer than `slowest`. */
const longest = 20_000
const slowest = 700
const fastest = 80

/** `now` follows what others do; a step that was chosen stays chosen when an earlier one slips in before it. */
type StepAnchor = EntryId | 'blank' | 'now'

export function useTimeline(): TimelineState {
  const filmstrip = useFilmstrip()
  const [mode, setMode] = useState<'one' | 'compare'>('one')
  const [anchors, setAnchors] = useState<Readonly<Record<TimelineSide, StepAnchor>>>({ left: 'now', right: 'now' })
  const [isPlaying, setPlaying] = useState(false)
  const [hidden, setHidden] = useState<ReadonlySet<AuthorId>>(new Set())
  const positions = { left: positionOf(filmstrip, anchors.left), right: positionOf(filmstrip, anchors.right) }

  const seek = (side: TimelineSide, position: number) => {
    const wanted = clamp(Math.round(position), 0, filmstrip.now)
    setAnchors(status => ({ ...status, [side]: anchorAt(filmstrip, wanted) }))
  }

  const pause = clamp(longest / Math.max(1, filmstrip.now), fastest, slowest)
  const goOn = useEffectEvent((from: number) =>
    seek('left', from + Math.max(1, Math.round((filmstrip.now * fastest) / longest))),
  )
  useEffect(() => {
    if (!isPlaying) return undefined
    if (positions.left >= filmstrip.now) return setPlaying(false)
    const waiting = setTimeout(() => goOn(positions.left), pause)
    return () => clearTimeout(waiting)
  }, [isPlaying, positions.left, filmstrip.now, pause])

  return {
    filmstrip,
    mode,
    positions,
    isPlaying,
    hidden,
    seek,
    setMode(wanted) {
      setPlaying(false)
      setMode(wanted)
      // Two equal images would compare nothing.
      if (wanted === 'compare' && positions.left === positions.right) seek('left', Math.floor(filmstrip.now / 2))
    },
    setPlaying(wanted) {
      if (wanted && positions.left >= filmstrip.now) seek('left', 0)
      setPlaying(wanted)
    },
    toggleAuthor(author) {
      const changed = new Set(hidden)
      if (!changed.delete(author)) changed.add(author)
      setHidden(changed)
    },
  }
}

function positionOf(filmstrip: Filmstrip, anchor: StepAnchor): number {
  if (anchor === 'blank') return 0
  const index = anchor === 'now' ? -1 : filmstrip.steps.findIndex(({ id }) => id === anchor)
  return index < 0 ? filmstrip.now : index + 1
}

function anchorAt(filmstrip: Filmstrip, position: number): StepAnchor {
  if (position >= filmstrip.now) return 'now'
  return filmstrip.steps[position - 1]?.id ?? 'blank'
}
