import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Refused } from '../api/answer.ts'
import { useProblemWord } from '../forms/problemWord.ts'
import styles from './designsFailed.module.css'

export interface DesignsFailedProps {
  readonly trouble: Refused | { readonly kind: 'unreachable' }
  readonly again: () => void
}

/** The designs did not come: why, and once more. */
export function DesignsFailed({ trouble, again }: DesignsFailedProps) {
  const { t } = useTranslation()
  const problemWord = useProblemWord()
  return (
    <div className={styles.failed} role="alert">
      <CloudOff aria-hidden />
      <p>{problemWord(trouble)}</p>
      <button type="button" className="button line" onClick={again}>
        {t('app:screenFailed.again')}
      </button>
    </div>
  )
}
