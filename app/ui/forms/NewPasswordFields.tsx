import { useTranslation } from 'react-i18next'
import { passwordLength } from '../../../server/contract/accounts/personFields.ts'
import type { FormFieldProps } from './FormFields.tsx'
import { PasswordField } from './FormFields.tsx'

type Field = Omit<FormFieldProps, 'label' | 'hint' | 'type' | 'end'>

export interface NewPasswordFieldsProps {
  readonly label: string
  /** What stands in the first field now. */
  readonly typed: string
  readonly first: Field
  readonly second: Field
}

/** From here on nobody guesses it, whatever letters it is made of. */
const long = 14

/** A new password, twice. What it says of it is about its length: nothing else makes it stronger. */
export function NewPasswordFields({ label, typed, first, second }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  const count = passwordLength.min - [...typed].length
  const advice = () => {
    if (typed === '') return t('app:passwordAdvice.begin', { least: passwordLength.min })
    if (count > 0) return t('app:passwordAdvice.more', { count })
    return [...typed].length < long ? t('app:passwordAdvice.enough') : t('app:passwordAdvice.long')
  }
  return (
    <>
      <PasswordField label={label} required autoComplete="new-password" hint={advice()} {...first} />
      <PasswordField label={t('app:forms.repeatPassword')} required autoComplete="new-password" {...second} />
    </>
  )
}
