import styles from './pictures.module.css'
import type { IntakeWord } from './usePictureIntake.ts'

/** Said aloud where it appears. */
export function PictureWord({ word }: { readonly word: IntakeWord | null }) {
  return (
    <p role={word?.kind === 'problem' ? 'alert' : 'status'} className={styles.word} data-kind={word?.kind}>
      {word?.text}
    </p>
  )
}
