import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { nameOrder } from '../../i18n/nameOrder.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormField } from './FormField.tsx'
import styles from './forms.module.css'

type Part = ReturnType<typeof nameOrder>[number]

export interface NameFieldsProps {
  /** Codes of what is wrong with them. */
  readonly errors: { readonly [part in Part]?: { readonly message?: string | undefined } | undefined }
  readonly register: (part: Part) => UseFormRegisterReturn
}

/** Both names of a person, beside each other, in the order of the language. */
export function NameFields({ errors, register }: NameFieldsProps) {
  const { t } = useTranslation()
  const language = useStream(useServices().language)
  return (
    <div className={styles.pair}>
      {nameOrder(language).map(part => (
        <FormField
          key={part}
          label={t(`app:forms.${part}`)}
          required
          autoComplete={part === 'firstName' ? 'given-name' : 'family-name'}
          error={errors[part]?.message}
          {...register(part)}
        />
      ))}
    </div>
  )
}
