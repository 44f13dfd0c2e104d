import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { GradientStop } from '../../../engine/index.ts'
import { type Gesture, mapGesture, tappingPause, useHeldKeys } from '../controls/gestures.ts'
import { NumberField } from '../controls/NumberField.tsx'
import styles from './gradient.module.css'
import { cssPaint, type Gradient, heldAt, maxStops, withNewStop, withoutStop, withStop } from './gradients.ts'

interface StopBarProps {
  readonly gradient: Gradient
  readonly selected: number
  readonly select: (index: number) => void
  readonly gesture: Gesture<Gradient>
}

/** The gradient from left to right with its stops. A press between them adds one, Delete takes one away. */
export function StopBar({ gradient, selected, select, gesture }: StopBarProps) {
  const { t } = useTranslation()
  const { stops } = gradient
  const addAt = (event: PointerEvent<HTMLFieldSetElement>) => {
    if (event.target !== event.currentTarget || event.button !== 0 || stops.length >= maxStops) return
    const box = event.currentTarget.getBoundingClientRect()
    gesture.commit(withNewStop(gradient, heldAt((event.clientX - box.left) / box.width)))
    select(stops.length)
  }
  return (
    <fieldset
      aria-label={t('gradient.stops')}
      className={styles.bar}
      style={{ background: cssPaint({ type: 'linear', angle: 90, stops }) }}
      onPointerDown={addAt}
    >
      {stops.map((stop, index) => (
        <GradientStopKnob
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place in the list; it has no other name.
          key={index}
          label={t('gradient.stop', { number: index + 1 })}
          stop={stop}
          isSelected={index === selected}
          select={() => select(index)}
          gesture={mapGesture(gesture, (at: number) => withStop(gradient, index, { at }))}
          remove={() => {
            if (stops.length <= 2) return
            gesture.commit(withoutStop(gradient, index))
            select(0)
          }}
        />
      ))}
    </fieldset>
  )
}

interface GradientStopKnobProps {
  readonly label: string
  readonly stop: GradientStop
  readonly isSelected: boolean
  readonly select: () => void
  readonly gesture: Gesture<number>
  readonly remove: () => void
}

/** A stop that one drags along the bar. */
function GradientStopKnob(props: GradientStopKnobProps) {
  const { label, stop, isSelected, select, gesture, remove } = props
  const drag = useStopDrag(props)
  const keys = useHeldKeys({
    step: x => gesture.preview(heldAt(stop.at + x / 100)),
    end: () => gesture.commit(stop.at),
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
      onPointerCancel={gesture.cancel}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        keys.onKeyDown(event)
        if (event.key === 'Delete' || event.key === 'Backspace') remove()
      }}
    />
  )
}

/** Follows the pointer along the bar that holds the stop. A press that does not move only selects. */
function useStopDrag({ select, gesture }: GradientStopKnobProps) {
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
      gesture.preview(dragged.current)
    },
    onPointerUp() {
      pressed.current = false
      if (dragged.current !== null) gesture.commit(dragged.current)
    },
  }
}

interface StopPlaceFieldProps {
  readonly gradient: Gradient
  readonly stop: number
  readonly gesture: Gesture<Gradient>
}

/** Where the selected stop lies, in percent; more or less than there is room for is held at the end. */
export function StopPlaceField({ gradient, stop, gesture }: StopPlaceFieldProps) {
  const { t } = useTranslation()
  const placed = (percent: number) => withStop(gradient, stop, { at: heldAt(percent / 100) })
  return (
    <NumberField
      label={t('gradient.place')}
      short=""
      unit="%"
      value={Math.round((gradient.stops[stop]?.at ?? 0) * 1000) / 10}
      min={-100_000}
      max={100_000}
      decimals={0}
      step={1}
      gesture={mapGesture(gesture, placed)}
    />
  )
}
