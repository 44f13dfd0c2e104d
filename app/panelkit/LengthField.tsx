import { useTranslation } from 'react-i18next'
import { lengthUnit } from '../i18n/khmerFormat.ts'
import { isLanguage } from '../i18n/languages.ts'
import { NumberField } from './NumberField.tsx'

export interface LengthFieldProps {
  readonly label: string
  readonly short?: string
  /** All lengths are millimetres; people see centimetres. */
  readonly value: number
  readonly least: number
  readonly most: number
  readonly preview: (millimetres: number) => void
  readonly choose: (millimetres: number) => void
}

/** A length in centimetres, to the millimetre. */
export function LengthField({ value, least, most, preview, choose, ...names }: LengthFieldProps) {
  const { i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  return (
    <NumberField
      {...names}
      unit={lengthUnit(language)}
      value={value / 10}
      least={least / 10}
      most={most / 10}
      decimals={1}
      step={0.1}
      preview={centimetres => preview(centimetres * 10)}
      choose={centimetres => choose(centimetres * 10)}
    />
  )
}
