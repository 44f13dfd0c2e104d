import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { GradientStop } from '../../engine/index.ts'
import styles from './gradient.module.css'
import { heldAt } from './gradient.ts'
import { tappingPause, useHeldKeys } from './useHeldKeys.ts'

export interface GradientStopKnobProps {
  readonly label: string
  readonly stop: GradientStop
  readonly isSelected: boolean
  readonly select: () => void
  readonly preview: (at: number) => void
  readonly choose: (at: number) => void
  readonly cancel: () => void
  readonly remove: () => void
}

/** A stop that one drags along the bar. */
export function GradientStopKnob(props: GradientStopKnobProps) {
  const { label, stop, isSelected, select, preview, choose, cancel, remove } = props
  const drag = useStopDrag(props)
  const keys = useHeldKeys({
    step: x => preview(heldAt(stop.at + x / 100)),
    end: () => choose(stop.at),
    pause: tappingPause,
  })
  return (
    <div
      className={styles.stop}
      data-selected={isSelected || undefined}
      style={{ left: `${stop.at * 100}%`, background: stop.colour }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(stop.at * 100)}
      aria-valuetext={`${Math.round(stop.at * 100)} %, ${stop.colour}`}
      onFocus={select}
      {...drag}
      {...keys}
      onPointerCancel={cancel}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        keys.onKeyDown(event)
        if (event.key === 'Delete' || event.key === 'Backspace') remove()
      }}
    />
  )
}

/** Follows the pointer along the bar that holds the stop. A press that does not move only selects. */
function useStopDrag({ select, preview, choose }: GradientStopKnobProps) {
  const dragged = useRef<number | null>(null)
  const pressed = useRef(false)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      select()
      pressed.current = true
      dragged.current = null
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const bar = event.currentTarget.parentElement?.getBoundingClientRect()
      if (!pressed.current || !bar) return
      dragged.current = heldAt((event.clientX - bar.left) / bar.width)
      preview(dragged.current)
    },
    onPointerUp() {
      pressed.current = false
      if (dragged.current !== null) choose(dragged.current)
    },
  }
}
