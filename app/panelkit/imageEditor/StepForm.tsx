import { useTranslation } from 'react-i18next'
import type { ImageStep } from '../../../engine/index.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { ColourField } from '../colour/ColourPicker.tsx'
import { clubColours } from '../colour/colours.ts'
import { RangeField } from '../controls/NumberField.tsx'
import styles from './imageEditor.module.css'
import { Swaps } from './Swaps.tsx'

interface StepFormProps {
  readonly step: ImageStep
  /** The colours that the image is brought down to. */
  readonly palette: readonly string[]
  readonly change: (step: ImageStep) => void
}

interface Range {
  readonly name: string
  readonly min: number
  readonly max: number
  readonly unit: string
  /** Of one unit that is shown: shares are shown as percent. */
  readonly scale?: number
}

const percents = ['x', 'y', 'width', 'height'].map(name => ({ name, min: 0, max: 100, unit: '%', scale: 0.01 }))

/** The numbers of each step, by the names of its fields. */
const ranges: Readonly<Record<ImageStep['kind'], readonly Range[]>> = {
  crop: percents,
  turn: [{ name: 'degrees', min: -180, max: 180, unit: '°' }],
  flip: [],
  round: [{ name: 'radius', min: 0, max: 50, unit: '%', scale: 0.01 }],
  tone: [
    ...['brightness', 'contrast', 'saturation'].map(name => ({ name, min: -100, max: 100, unit: '%' })),
    { name: 'hue', min: -180, max: 180, unit: '°' },
  ],
  recolour: [{ name: 'colours', min: 2, max: 16, unit: '' }],
  tint: [],
  background: [
    { name: 'tolerance', min: 0, max: 100, unit: '%' },
    { name: 'edge', min: 0, max: 20, unit: '' },
  ],
  vectorise: [
    { name: 'colours', min: 2, max: 16, unit: '' },
    { name: 'detail', min: 0, max: 100, unit: '%' },
  ],
}

/** The settings of the step that is being set. */
export function StepForm({ step, palette, change }: StepFormProps) {
  const { t } = useTranslation()
  const fields: Readonly<Record<string, unknown>> = step
  return (
    <>
      <p className={styles.hint}>{t(`imageEditor.hints.${step.kind}`)}</p>
      {step.kind === 'flip' && (
        <Segments
          wide
          label={t('imageEditor.axis')}
          segments={(['x', 'y'] as const).map(axis => ({ value: axis, label: t(`imageEditor.axes.${axis}`) }))}
          value={step.axis}
          choose={axis => change({ ...step, axis: axis === 'y' ? 'y' : 'x' })}
        />
      )}
      {step.kind === 'tint' && (
        <ColourField
          label={t('imageEditor.kinds.tint')}
          colour={step.colour}
          palette={clubColours}
          gesture={settingGesture(colour => change({ ...step, colour }))}
        />
      )}
      {ranges[step.kind].map(({ name, min, max, unit, scale = 1 }) => (
        <RangeField
          key={name}
          label={t(`imageEditor.fields.${name}`)}
          unit={unit}
          value={Math.round(Number(fields[name]) / scale)}
          min={min}
          max={max}
          decimals={0}
          step={1}
          gesture={settingGesture((value: number) => change(withinImage({ ...step, [name]: value * scale })))}
        />
      ))}
      {step.kind === 'recolour' && <Swaps step={step} palette={palette} change={change} />}
    </>
  )
}

/** A step that is being set is no entry yet: what is previewed is what is set. */
const settingGesture = <Value,>(set: (value: Value) => void) => ({ preview: set, commit: set, cancel: () => {} })

/** A crop that would reach beyond the image is as large as it can be. */
function withinImage(step: ImageStep): ImageStep {
  if (step.kind !== 'crop') return step
  const [x, y] = [Math.min(step.x, 0.99), Math.min(step.y, 0.99)]
  return {
    ...step,
    x,
    y,
    width: Math.max(0.01, Math.min(step.width, 1 - x)),
    height: Math.max(0.01, Math.min(step.height, 1 - y)),
  }
}
