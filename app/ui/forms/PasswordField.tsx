import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField, type FormFieldProps } from './FormField.tsx'
import styles from './forms.module.css'

/** A password, hidden until one wants to see it. */
export function PasswordField(props: Omit<FormFieldProps, 'type' | 'end'>) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.eye}
          aria-label={t('app:forms.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden />
        </button>
      }
    />
  )
}
