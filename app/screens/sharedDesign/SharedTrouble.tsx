import { CloudOff, Link2Off } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useNewDesignPath } from '../../designs/useNewDesignPath.ts'
import styles from './sharedDesign.module.css'
import type { Shared } from './useShared.ts'

export interface SharedTroubleProps {
  readonly word: Extract<Shared, { kind: 'trouble' }>['word']
  readonly again: () => void
}

/** Why there is nothing to be seen, and what one can do. */
export function SharedTrouble({ word, again }: SharedTroubleProps) {
  const { t } = useTranslation('sharedDesign')
  const begin = useNewDesignPath()
  const Icon = word === 'offline' ? CloudOff : Link2Off
  return (
    <main className={styles.trouble} role="alert">
      <Icon aria-hidden />
      <h1>{t(`trouble.${word}.title`)}</h1>
      <p>{t(`trouble.${word}.text`)}</p>
      <div className={styles.ways}>
        {word === 'offline' || word === 'newer' ? (
          <button type="button" className="button primary" onClick={word === 'newer' ? () => location.reload() : again}>
            {t('again')}
          </button>
        ) : (
          <Link className="button primary" to={begin}>
            {t('own')}
          </Link>
        )}
      </div>
    </main>
  )
}
