import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField } from '../../../ui/forms/FormFields.tsx'
import styles from '../frame/entrance.module.css'
import { figuresIn } from './figuresIn.ts'

export interface CodeFieldProps {
  readonly value: string
  readonly error: string | undefined
  change(code: string): void
}

/** Six figures, typed or pasted with whatever stands around them. */
export function CodeField({ value, error, change }: CodeFieldProps) {
  const { t } = useTranslation('entrance')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className={styles.code}>
      <FormField
        label={t('code.label')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        ref={field}
        value={value}
        error={error}
        onChange={event => change(figuresIn(event.target.value).slice(0, 6))}
      />
    </div>
  )
}
