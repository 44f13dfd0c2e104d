import { CircleAlert, CloudOff } from 'lucide-react'
import styles from './forms.module.css'
import { useProblemWord } from './problemWord.ts'
import type { FormTrouble } from './useServerForm.ts'

/** Why the form was not taken, and what to do. */
export function FormTroubleNote({ trouble }: { readonly trouble: FormTrouble | null }) {
  const word = useProblemWord()
  const Icon = trouble?.kind === 'unreachable' ? CloudOff : CircleAlert
  return (
    <div className={styles.note} role="alert">
      {trouble && (
        <p className={styles.trouble}>
          <Icon aria-hidden />
          {word(trouble)}
        </p>
      )}
    </div>
  )
}
