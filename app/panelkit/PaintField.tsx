import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Colour, Paint } from '../../engine/index.ts'
import { ColourPicker } from './ColourPicker.tsx'
import { GradientFields } from './GradientFields.tsx'
import { gradientFrom, mainColour, withStop } from './gradient.ts'
import styles from './rows.module.css'
import { Segments } from './Segments.tsx'
import { StopBar } from './StopBar.tsx'

export interface PaintFieldProps {
  readonly paint: Paint
  readonly palette: readonly Colour[]
  readonly preview: (paint: Paint) => void
  readonly choose: (paint: Paint) => void
  /** The gesture came to nothing. */
  readonly cancel: () => void
}

/** A solid colour or a gradient, whose selected stop the picker then colours. */
export function PaintField({ paint, palette, preview, choose, cancel }: PaintFieldProps) {
  const { t } = useTranslation()
  const [selected, select] = useState(0)
  const isSolid = paint.type === 'solid'
  const stop = isSolid ? 0 : Math.min(selected, paint.stops.length - 1)
  const colour = isSolid ? paint.colour : (paint.stops[stop]?.colour ?? mainColour(paint))
  const painted = (next: Colour): Paint =>
    isSolid ? { type: 'solid', colour: next } : withStop(paint, stop, { colour: next })
  return (
    <div className={styles.section}>
      <Segments
        wide
        label={t('picker.kind')}
        segments={[
          { value: 'solid', label: t('picker.solid') },
          { value: 'gradient', label: t('picker.gradient') },
        ]}
        value={isSolid ? 'solid' : 'gradient'}
        choose={kind => {
          if ((kind === 'solid') === isSolid) return
          choose(kind === 'solid' ? { type: 'solid', colour } : gradientFrom(colour))
        }}
      />
      {!isSolid && <StopBar gradient={paint} {...{ selected: stop, select, preview, choose, cancel }} />}
      <ColourPicker
        key={isSolid ? 'solid' : stop}
        colour={colour}
        palette={palette}
        preview={next => preview(painted(next))}
        choose={next => choose(painted(next))}
        cancel={cancel}
      />
      {!isSolid && <GradientFields gradient={paint} preview={preview} choose={choose} />}
    </div>
  )
}
