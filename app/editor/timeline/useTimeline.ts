import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type AuthorId, clamp, type EntryId } from '../../../engine/index.ts'
import { type Filmstrip, type RecordedStep, useFilmstrip } from './filmstrip.ts'

export type TimelineSide = 'left' | 'right'

/** One version, two over one another with a divider between, or two beside each other. */
export type TimelineMode = 'one' | 'compare' | 'beside'

export const sidesOf = (mode: TimelineMode): readonly TimelineSide[] => (mode === 'one' ? ['left'] : ['left', 'right'])

/** The position in the filmstrip. */
export interface TimelineState {
  readonly filmstrip: Filmstrip
  readonly mode: TimelineMode
  readonly positions: Readonly<Record<TimelineSide, number>>
  readonly isPlaying: boolean
  /** Whose steps are left out of the list, of the frames and of what is played. */
  readonly hidden: ReadonlySet<AuthorId>
  /** What kinds of steps are left out: the tools that took them. */
  readonly hiddenKinds: ReadonlySet<string>
  /** How fast it is played; 1 is as fast as one can follow. */
  readonly speed: Speed
  setMode(mode: TimelineMode): void
  /** Shows that version beside how the design is now. */
  compareWithNow(position: number): void
  seek(side: TimelineSide, position: number): void
  setPlaying(isPlaying: boolean): void
  toggleAuthor(author: AuthorId): void
  toggleKind(kind: string): void
  setSpeed(speed: Speed): void
  /** Goes that many of the steps on, or back, that are not left out. */
  stepBy(by: number): void
  isHidden(step: RecordedStep): boolean
}

export const speeds = [0.5, 1, 2, 4] as const
export type Speed = (typeof speeds)[number]

/** The tool that took a step. */
export const kindOf = ({ item }: RecordedStep): string => item.type.split('.')[0] ?? ''

/** Playing the whole filmstrip takes no longer than this, in ms, and one step no longer than `slowest`. */
const longest = 20_000
const slowest = 700
const fastest = 80

/** `now` follows what others do; a step that was chosen stays chosen when an earlier one slips in before it. */
type StepAnchor = EntryId | 'blank' | 'now'

export function useTimeline(): TimelineState {
  const filmstrip = useFilmstrip()
  const [mode, setMode] = useState<TimelineMode>('one')
  const [anchors, setAnchors] = useState<Readonly<Record<TimelineSide, StepAnchor>>>({ left: 'now', right: 'now' })
  const [isPlaying, setPlaying] = useState(false)
  const [hidden, setHidden] = useState<ReadonlySet<AuthorId>>(new Set())
  const [hiddenKinds, setHiddenKinds] = useState<ReadonlySet<string>>(new Set())
  const [speed, setSpeed] = useState<Speed>(1)
  const isHidden = useCallback(
    (step: RecordedStep) => hidden.has(step.author) || hiddenKinds.has(kindOf(step)),
    [hidden, hiddenKinds],
  )
  const positions = { left: positionOf(filmstrip, anchors.left), right: positionOf(filmstrip, anchors.right) }

  const seek = (side: TimelineSide, position: number) => {
    const wanted = clamp(Math.round(position), 0, filmstrip.now)
    setAnchors(status => ({ ...status, [side]: anchorAt(filmstrip, wanted) }))
  }

  const stepFrom = (from: number, by: number) => seek('left', positionAfter(filmstrip, { from, by, isHidden }))
  const pause = clamp(longest / Math.max(1, filmstrip.now), fastest, slowest) / speed
  const goOn = useEffectEvent((from: number) =>
    stepFrom(from, Math.max(1, Math.round((filmstrip.now * fastest) / longest))),
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
    hiddenKinds,
    speed,
    isHidden,
    seek,
    setSpeed,
    stepBy(by) {
      setPlaying(false)
      stepFrom(positions.left, by)
    },
    toggleKind: kind => setHiddenKinds(toggled(hiddenKinds, kind)),
    setMode(wanted) {
      setPlaying(false)
      setMode(wanted)
      // Two equal images would compare nothing.
      if (wanted !== 'one' && positions.left === positions.right) seek('left', Math.floor(filmstrip.now / 2))
    },
    compareWithNow(position) {
      setPlaying(false)
      if (mode === 'one') setMode('beside')
      seek('right', Number.POSITIVE_INFINITY)
      seek('left', position)
    },
    setPlaying(wanted) {
      if (wanted && positions.left >= filmstrip.now) seek('left', 0)
      setPlaying(wanted)
    },
    toggleAuthor: author => setHidden(toggled(hidden, author)),
  }
}

function toggled<Item>(items: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const changed = new Set(items)
  if (!changed.delete(item)) changed.add(item)
  return changed
}

interface Stepping {
  readonly from: number
  /** Below 0 goes back. */
  readonly by: number
  isHidden(step: RecordedStep): boolean
}

/** The position so many shown steps away; the first or the last one where there are not that many. */
export function positionAfter({ steps, now }: Pick<Filmstrip, 'steps' | 'now'>, { from, by, isHidden }: Stepping) {
  const towards = Math.sign(by)
  let left = Math.abs(by)
  let at = from
  while (left > 0 && at + towards >= 0 && at + towards <= now) {
    at += towards
    const step = steps[at - 1]
    if (!step || !isHidden(step)) left--
  }
  return at
}

function positionOf(filmstrip: Filmstrip, anchor: StepAnchor): number {
  if (anchor === 'blank') return 0
  return (anchor === 'now' ? null : filmstrip.positionOf(anchor)) ?? filmstrip.now
}

function anchorAt(filmstrip: Filmstrip, position: number): StepAnchor {
  if (position >= filmstrip.now) return 'now'
  return filmstrip.steps[position - 1]?.id ?? 'blank'
}
