import { useTranslation } from 'react-i18next'
import type { Paint } from '../../engine/index.ts'
import { ColourPicker } from './ColourPicker.tsx'
import styles from './rows.module.css'
import { Segments } from './Segments.tsx'

export interface PaintFieldProps {
  readonly paint: Paint
  readonly palette: readonly string[]
  readonly preview: (paint: Paint) => void
  readonly choose: (paint: Paint) => void
  readonly cancel: () => void
}

/** Solid or gradient. */
export function PaintField({ paint, palette, preview, choose, cancel }: PaintFieldProps) {
  const { t } = useTranslation()
  const colour = paint.type === 'solid' ? paint.colour : (paint.stops[0]?.colour ?? '#FFFFFF')
  return (
    <div className={styles.section}>
      <Segments
        wide
        label={t('picker.kind')}
        segments={[{ value: 'solid', label: t('picker.solid') }]}
        value={paint.type}
        choose={() => {}}
      />
      <ColourPicker
        colour={colour}
        palette={palette}
        preview={next => preview({ type: 'solid', colour: next })}
        choose={next => choose({ type: 'solid', colour: next })}
        cancel={cancel}
      />
    </div>
  )
}
