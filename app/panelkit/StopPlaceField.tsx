import { useTranslation } from 'react-i18next'
import { type Gradient, heldAt, withStop } from './gradient.ts'
import { NumberField } from './NumberField.tsx'

export interface StopPlaceFieldProps {
  readonly gradient: Gradient
  readonly stop: number
  readonly preview: (gradient: Gradient) => void
  readonly choose: (gradient: Gradient) => void
}

/** Where the selected stop lies, in percent; more or less than there is room for is held at the end. */
export function StopPlaceField({ gradient, stop, preview, choose }: StopPlaceFieldProps) {
  const { t } = useTranslation()
  const placed = (percent: number) => withStop(gradient, stop, { at: heldAt(percent / 100) })
  return (
    <NumberField
      label={t('gradient.place')}
      short=""
      unit="%"
      value={Math.round((gradient.stops[stop]?.at ?? 0) * 1000) / 10}
      least={-100_000}
      most={100_000}
      decimals={0}
      step={1}
      preview={percent => preview(placed(percent))}
      choose={percent => choose(placed(percent))}
    />
  )
}
