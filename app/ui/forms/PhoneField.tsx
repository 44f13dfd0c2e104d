import { useTranslation } from 'react-i18next'
import { FormField, type FormFieldProps } from './FormField.tsx'

/** The number that a shop calls. */
export function PhoneField(props: Omit<FormFieldProps, 'label' | 'type' | 'autoComplete'>) {
  const { t } = useTranslation()
  return <FormField {...props} label={t('app:forms.phone')} required type="tel" autoComplete="tel" />
}
