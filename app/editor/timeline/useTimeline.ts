import { useEffect, useEffectEvent, useState } from 'react'
import type { AuthorId, EntryId } from '../../../engine/index.ts'
import { type Filmstrip, useFilmstrip } from './filmstrip.ts'

export type Side = 'left' | 'right'

/** Where somebody looks in the film. */
export interface Timeline {
  readonly film: Filmstrip
  readonly mode: 'one' | 'compare'
  readonly positions: Readonly<Record<Side, number>>
  readonly isPlaying: boolean
  /** Whose steps are left out of the list and of the frames. */
  readonly hidden: ReadonlySet<AuthorId>
  setMode(mode: 'one' | 'compare'): void
  seek(side: Side, position: number): void
  setPlaying(isPlaying: boolean): void
  toggleAuthor(author: AuthorId): void
}

/** A whole film takes no longer than this, in ms, and one step no longer than `slowest`. */
const longest = 20_000
const slowest = 700
const fastest = 80

/** `now` follows what others do; a step that was chosen stays chosen when an earlier one slips in before it. */
type Place = EntryId | 'blank' | 'now'

export function useTimeline(): Timeline {
  const film = useFilmstrip()
  const [mode, setMode] = useState<'one' | 'compare'>('one')
  const [places, setPlaces] = useState<Readonly<Record<Side, Place>>>({ left: 'now', right: 'now' })
  const [isPlaying, setPlaying] = useState(false)
  const [hidden, setHidden] = useState<ReadonlySet<AuthorId>>(new Set())
  const positions = { left: positionOf(film, places.left), right: positionOf(film, places.right) }

  const seek = (side: Side, position: number) => {
    const wanted = Math.min(film.now, Math.max(0, Math.round(position)))
    setPlaces(standing => ({ ...standing, [side]: placeAt(film, wanted) }))
  }

  const pause = Math.min(slowest, Math.max(fastest, longest / Math.max(1, film.now)))
  const goOn = useEffectEvent((from: number) =>
    seek('left', from + Math.max(1, Math.round((film.now * fastest) / longest))),
  )
  useEffect(() => {
    if (!isPlaying) return undefined
    if (positions.left >= film.now) return setPlaying(false)
    const waiting = setTimeout(() => goOn(positions.left), pause)
    return () => clearTimeout(waiting)
  }, [isPlaying, positions.left, film.now, pause])

  return {
    film,
    mode,
    positions,
    isPlaying,
    hidden,
    seek,
    setMode(wanted) {
      setPlaying(false)
      setMode(wanted)
      // Two equal pictures would compare nothing.
      if (wanted === 'compare' && positions.left === positions.right) seek('left', Math.floor(film.now / 2))
    },
    setPlaying(wanted) {
      if (wanted && positions.left >= film.now) seek('left', 0)
      setPlaying(wanted)
    },
    toggleAuthor(author) {
      const changed = new Set(hidden)
      if (!changed.delete(author)) changed.add(author)
      setHidden(changed)
    },
  }
}

function positionOf(film: Filmstrip, place: Place): number {
  if (place === 'blank') return 0
  const index = place === 'now' ? -1 : film.steps.findIndex(({ id }) => id === place)
  return index < 0 ? film.now : index + 1
}

function placeAt(film: Filmstrip, position: number): Place {
  if (position >= film.now) return 'now'
  return film.steps[position - 1]?.id ?? 'blank'
}
