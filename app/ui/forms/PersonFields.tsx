import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { passwordLength } from '../../../server/contract/accounts/personFields.ts'
import { useStream } from '../../device/useStream.ts'
import { nameOrder } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormField, type FormFieldProps, PasswordField } from './FormFields.tsx'
import styles from './forms.module.css'

type Part = ReturnType<typeof nameOrder>[number]

interface NameFieldsProps {
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

/** The number that a shop calls. */
export function PhoneField(props: Omit<FormFieldProps, 'label' | 'type' | 'autoComplete'>) {
  const { t } = useTranslation()
  return <FormField {...props} label={t('app:forms.phone')} required type="tel" autoComplete="tel" />
}

type Field = Omit<FormFieldProps, 'label' | 'hint' | 'type' | 'end'>

interface NewPasswordFieldsProps {
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
    if (typed === '') return t('app:passwordAdvice.begin', { min: passwordLength.min })
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
