import { CloudOff, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './designTroubleNote.module.css'
import type { DesignTrouble } from './useDesignById.ts'
import { useNewDesignPath } from './useNewDesignPath.ts'

export interface DesignTroubleNoteProps {
  readonly id: string
  readonly word: DesignTrouble
  readonly again: () => void
}

/** Why a design cannot be shown, and what one can do. The whole content of its page. */
export function DesignTroubleNote({ id, word, again }: DesignTroubleNoteProps) {
  const { t } = useTranslation()
  const begin = useNewDesignPath()
  const Icon = word === 'offline' ? CloudOff : SearchX
  return (
    <main id="content" className={styles.note}>
      <Icon aria-hidden />
      <h1>{t(`app:designTrouble.${word}.title`)}</h1>
      <p>{t(`app:designTrouble.${word}.text`)}</p>
      {word === 'offline' && (
        <button type="button" className="button primary" onClick={again}>
          {t('app:designTrouble.again')}
        </button>
      )}
      {word === 'published' && (
        <Link className="button primary" to={`/store/${id}`}>
          {t('app:designTrouble.inStore')}
        </Link>
      )}
      {(word === 'unknown' || word === 'newer') && (
        <Link className="button primary" to={begin}>
          {t('app:designTrouble.own')}
        </Link>
      )}
    </main>
  )
}
