import type { PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cssPaint } from './cssPaint.ts'
import { GradientStopKnob } from './GradientStopKnob.tsx'
import styles from './gradient.module.css'
import { type Gradient, heldAt, mostStops, withNewStop, withoutStop, withStop } from './gradient.ts'

export interface StopBarProps {
  readonly gradient: Gradient
  readonly selected: number
  readonly select: (index: number) => void
  readonly preview: (gradient: Gradient) => void
  readonly choose: (gradient: Gradient) => void
  readonly cancel: () => void
}

/** The gradient from left to right with its stops. A press between them adds one, Delete takes one away. */
export function StopBar({ gradient, selected, select, preview, choose, cancel }: StopBarProps) {
  const { t } = useTranslation()
  const { stops } = gradient
  const addAt = (event: PointerEvent<HTMLFieldSetElement>) => {
    if (event.target !== event.currentTarget || event.button !== 0 || stops.length >= mostStops) return
    const box = event.currentTarget.getBoundingClientRect()
    choose(withNewStop(gradient, heldAt((event.clientX - box.left) / box.width)))
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
          preview={at => preview(withStop(gradient, index, { at }))}
          choose={at => choose(withStop(gradient, index, { at }))}
          cancel={cancel}
          remove={() => {
            if (stops.length <= 2) return
            choose(withoutStop(gradient, index))
            select(0)
          }}
        />
      ))}
    </fieldset>
  )
}
