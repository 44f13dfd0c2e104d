import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useProblemWord } from '../../forms/problemWord.ts'
import type { FormTrouble } from '../../forms/useServerForm.ts'
import styles from './setting.module.css'

/** Stands where lines will be. */
export function SectionWait({ rows }: { readonly rows: number }) {
  const { t } = useTranslation()
  return (
    <div className={styles.wait} role="status" aria-busy="true" aria-label={t('app:loading')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells these lines apart but their place
        <span key={row} className={styles.line} />
      ))}
    </div>
  )
}

export interface SectionFailedProps {
  readonly trouble: FormTrouble
  readonly again: () => void
}

/** Why a section is not there, and another try. */
export function SectionFailed({ trouble, again }: SectionFailedProps) {
  const { t } = useTranslation('setting')
  const word = useProblemWord()
  return (
    <div className={styles.failed} role="alert">
      <CloudOff aria-hidden />
      <p>{word(trouble)}</p>
      <button type="button" className="button line" onClick={again}>
        {t('again')}
      </button>
    </div>
  )
}
