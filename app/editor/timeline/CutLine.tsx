import { ChevronsLeftRight } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { clamp } from '../../../engine/index.ts'
import styles from './timelineStage.module.css'
import type { TimelineSide } from './useTimeline.ts'

/** Cuts one of two versions that lie over one another, at a share of the width; `null` where nothing is compared. */
export function clipOf(side: TimelineSide, cut: number | null): string | undefined {
  if (cut === null) return undefined
  const share = `${(cut * 100).toFixed(2)}%`
  return side === 'left' ? `inset(0 calc(100% - ${share}) 0 0)` : `inset(0 0 0 ${share})`
}

interface CutLineProps {
  /** Where the cut is, as a share of the width. */
  readonly at: number
  readonly move: (to: number) => void
}

const step = 0.05
const within = (share: number): number => clamp(share, 0.05, 0.95)

/** The divider between two versions, moved by pointer or arrow keys. */
export function CutLine({ at, move }: CutLineProps) {
  const { t } = useTranslation()
  const line = useRef<HTMLDivElement>(null)
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const box = line.current?.parentElement?.getBoundingClientRect()
    if (box) move(within((event.clientX - box.left) / box.width))
  }
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -step : event.key === 'ArrowRight' ? step : 0
    if (by === 0) return
    event.preventDefault()
    move(within(at + by))
  }
  return (
    <div ref={line} className={styles.cut} style={{ insetInlineStart: `${at * 100}%` }}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('timeline.cut')}
        aria-valuemin={5}
        aria-valuemax={95}
        aria-valuenow={Math.round(at * 100)}
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <ChevronsLeftRight aria-hidden />
      </div>
    </div>
  )
}
