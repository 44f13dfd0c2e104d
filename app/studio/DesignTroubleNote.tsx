import { CloudOff, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useNewDesignPath } from '../session/useNewDesignPath.ts'
import { PageStandIn } from '../ui/standIn/PageStandIn.tsx'
import type { DesignTrouble } from './useDesignById.ts'

export interface DesignTroubleNoteProps {
  readonly id: string
  readonly word: DesignTrouble
  readonly again: () => void
}

/** Why a design cannot be shown, and what one can do. The whole content of its page. */
export function DesignTroubleNote({ id, word, again }: DesignTroubleNoteProps) {
  const { t } = useTranslation()
  const begin = useNewDesignPath()
  return (
    <PageStandIn
      icon={word === 'offline' ? CloudOff : SearchX}
      title={t(`app:designTrouble.${word}.title`)}
      text={t(`app:designTrouble.${word}.text`)}
    >
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
    </PageStandIn>
  )
}
