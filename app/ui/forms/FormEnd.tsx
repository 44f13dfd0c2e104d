import { CircleAlert, CloudOff, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './forms.module.css'
import { useProblemWord } from './problemWord.ts'
import type { FormError } from './serverForm.ts'

interface FormErrorNoteProps {
  readonly error: FormError | null
  /** What this form says in place of the common words, by the code of the problem. */
  readonly words?: Readonly<Record<string, string>>
}

/** Why the form was not taken, and what to do. */
export function FormErrorNote({ error, words = {} }: FormErrorNoteProps) {
  const word = useProblemWord()
  const own = error?.kind === 'refused' ? words[error.code] : undefined
  const Icon = error?.kind === 'unreachable' ? CloudOff : CircleAlert
  return (
    <div className={styles.note} role="alert">
      {error && (
        <p className={styles.formError}>
          <Icon aria-hidden />
          {own ?? word(error)}
        </p>
      )}
    </div>
  )
}

interface SubmitButtonProps {
  readonly isBusy: boolean
  /** What it says while it works. */
  readonly busy: string
  readonly className?: string
  readonly children: ReactNode
}

/** The one filled button of a form. Pressed twice it sends once. */
export function SubmitButton({ isBusy, busy, className = 'button primary large', children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={className}
      aria-disabled={isBusy}
      onClick={event => isBusy && event.preventDefault()}
    >
      {isBusy ? (
        <>
          <LoaderCircle className={styles.spin} aria-hidden />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  )
}
