import { CircleAlert, CloudOff, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Refused } from '../../api/answer.ts'
import { useProblemWord } from '../../forms/problemWord.ts'
import styles from './askAgain.module.css'

export interface AskAgainProps {
  readonly trouble: Refused | { readonly kind: 'unreachable' }
  readonly again: () => void
}

/** Why there is nothing to be seen, and the way to ask once more. */
export function AskAgain({ trouble, again }: AskAgainProps) {
  const { t } = useTranslation()
  const word = useProblemWord()
  const Icon = trouble.kind === 'unreachable' ? CloudOff : CircleAlert
  return (
    <div className={styles.trouble} role="alert">
      <Icon aria-hidden />
      <p>{word(trouble)}</p>
      <button type="button" className="button line" onClick={again}>
        <RotateCw aria-hidden />
        {t('app:screenFailed.again')}
      </button>
    </div>
  )
}
