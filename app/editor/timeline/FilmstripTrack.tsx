import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hueOf } from '../people/personName.ts'
import styles from './filmstrip.module.css'
import { authorRuns } from './filmstrip.ts'
import { useStepWords } from './useStepWords.ts'
import { sidesOf, type TimelineSide, type TimelineState } from './useTimeline.ts'

/** The whole filmstrip as a line in its authors' colours, with a thumb for each side. */
export function FilmstripTrack({ timeline }: { readonly timeline: TimelineState }) {
  const { filmstrip, mode } = timeline
  const share = (position: number) => `${(filmstrip.now === 0 ? 1 : position / filmstrip.now) * 100}%`
  const sides = sidesOf(mode)
  const runs = useMemo(() => authorRuns(filmstrip.steps), [filmstrip])
  const line = useRef<HTMLDivElement>(null)
  const positionAt = (event: PointerEvent): number => {
    const box = line.current?.getBoundingClientRect()
    return box ? ((event.clientX - box.left) / box.width) * filmstrip.now : 0
  }
  /** The thumb that follows the pointer since it was pressed. */
  const held = useRef<TimelineSide>('left')
  const seek = (event: PointerEvent) => {
    timeline.setPlaying(false)
    timeline.seek(held.current, positionAt(event))
  }
  /** The nearer thumb comes, and stays with the pointer. */
  const press = (event: PointerEvent) => {
    const wanted = positionAt(event)
    held.current = [...sides].sort((a, b) => away(timeline, a, wanted) - away(timeline, b, wanted))[0] ?? 'left'
    line.current?.setPointerCapture(event.pointerId)
    seek(event)
  }
  const follow = (event: PointerEvent) => {
    if (line.current?.hasPointerCapture(event.pointerId)) seek(event)
  }
  return (
    <div ref={line} className={styles.track} onPointerDown={press} onPointerMove={follow}>
      {runs.map(({ author, from, to }) => (
        <span
          key={from}
          className={styles.run}
          style={{ insetInlineStart: share(from), width: share(to - from), background: hueOf(author) }}
        />
      ))}
      {sides.map(side => (
        <Thumb key={side} side={side} timeline={timeline} positionAt={positionAt} anchor={share} />
      ))}
    </div>
  )
}

const away = ({ positions }: TimelineState, side: TimelineSide, wanted: number): number =>
  Math.abs(positions[side] - wanted)

interface ThumbProps {
  readonly side: TimelineSide
  readonly timeline: TimelineState
  readonly positionAt: (event: PointerEvent) => number
  readonly anchor: (position: number) => string
}

function Thumb({ side, timeline, positionAt, anchor }: ThumbProps) {
  const { t } = useTranslation()
  const { filmstrip, positions } = timeline
  const words = useStepWords(filmstrip)
  const position = positions[side]
  const go = (to: number) => {
    timeline.setPlaying(false)
    timeline.seek(side, to)
  }
  const press = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.round(filmstrip.now / 10))
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: position - 1,
      ArrowDown: position - 1,
      ArrowRight: position + 1,
      ArrowUp: position + 1,
      PageDown: position - page,
      PageUp: position + page,
      Home: 0,
      End: filmstrip.now,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    go(target)
  }
  const what = position === filmstrip.now ? t('timeline.now') : words.title(position)
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.thumb}
      style={{ insetInlineStart: anchor(position) }}
      aria-label={t(`timeline.thumb.${side}`)}
      aria-valuemin={0}
      aria-valuemax={filmstrip.now}
      aria-valuenow={position}
      aria-valuetext={[what, words.byline(position)].filter(text => text !== '').join(', ')}
      onPointerDown={event => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={event => event.currentTarget.hasPointerCapture(event.pointerId) && go(positionAt(event))}
      onKeyDown={press}
    />
  )
}
