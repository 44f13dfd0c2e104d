import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './forms.module.css'

export interface SubmitButtonProps {
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
