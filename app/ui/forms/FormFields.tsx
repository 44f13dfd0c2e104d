import { CircleAlert, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Choice, FieldSelect } from '../controls/native/Select.tsx'
import styles from './forms.module.css'
import { useFieldWord } from './problemWord.ts'

interface FieldProps {
  readonly label: string
  /** Code of what is wrong with it. */
  readonly error?: string | undefined
  readonly required?: boolean | undefined
  /** What it is for, where the label does not say it. */
  readonly hint?: string | undefined
  /** Beside the label, such as a link. */
  readonly aside?: ReactNode
}

/** What the control of a field has to say of itself. */
interface ControlProps {
  readonly id: string
  readonly 'aria-required': boolean | undefined
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
}

interface FieldFrameProps extends FieldProps {
  readonly children: (control: ControlProps) => ReactNode
}

/** The label of a control, its frame, and what is wrong with it. */
function FieldFrame({ label, error, required, hint, aside, children }: FieldFrameProps) {
  const id = useId()
  const word = useFieldWord()
  const control = {
    id,
    'aria-required': required,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-hint ${id}-error`,
  }
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <div className={styles.head}>
        <label htmlFor={id}>
          {label}
          {required && <span aria-hidden> *</span>}
        </label>
        {aside}
      </div>
      <div className={styles.frame}>{children(control)}</div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error !== undefined && (
          <>
            <CircleAlert aria-hidden />
            {word(error, label)}
          </>
        )}
      </p>
    </div>
  )
}

export interface FormFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'required'>, FieldProps {
  /** Inside of the field, at its end. */
  readonly end?: ReactNode
}

/** A labelled line of text that says what is wrong with it. */
export function FormField({ label, error, required, hint, aside, end, ...input }: FormFieldProps) {
  return (
    <FieldFrame label={label} error={error} required={required} hint={hint} aside={aside}>
      {control => (
        <>
          <input dir="auto" {...input} {...control} />
          {end}
        </>
      )}
    </FieldFrame>
  )
}

interface FormAreaProps extends Omit<ComponentProps<'textarea'>, 'required'>, FieldProps {}

/** A labelled text of several lines. */
export function FormArea({ label, error, required, hint, aside, ...area }: FormAreaProps) {
  return (
    <FieldFrame label={label} error={error} required={required} hint={hint} aside={aside}>
      {control => <textarea dir="auto" rows={5} {...area} {...control} />}
    </FieldFrame>
  )
}

interface FormChoiceProps extends Omit<ComponentProps<'select'>, 'children' | 'required'>, FieldProps {
  readonly choices: readonly Choice[]
}

/** One of a few, chosen from a labelled list. */
export function FormChoice({ label, choices, error, required, hint, aside, ...select }: FormChoiceProps) {
  return (
    <FieldFrame label={label} error={error} required={required} hint={hint} aside={aside}>
      {control => <FieldSelect choices={choices} {...select} {...control} />}
    </FieldFrame>
  )
}

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
