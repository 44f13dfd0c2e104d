import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useFieldWord } from './fieldWord.ts'
import styles from './forms.module.css'

export interface FieldProps {
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
export interface ControlProps {
  readonly id: string
  readonly 'aria-required': boolean | undefined
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
}

export interface FieldFrameProps extends FieldProps {
  readonly children: (control: ControlProps) => ReactNode
}

/** The label of a control, its frame, and what is wrong with it. */
export function FieldFrame({ label, error, required, hint, aside, children }: FieldFrameProps) {
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
