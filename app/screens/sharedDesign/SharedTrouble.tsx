import { CloudOff, Link2Off } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useNewDesignPath } from '../../session/useShop.ts'
import { PageStandIn } from '../../ui/EmptyState.tsx'
import type { Shared } from './useShared.ts'

export interface SharedTroubleProps {
  readonly word: Extract<Shared, { kind: 'trouble' }>['word']
  readonly again: () => void
}

/** Why there is nothing to be seen, and what one can do. */
export function SharedTrouble({ word, again }: SharedTroubleProps) {
  const { t } = useTranslation('sharedDesign')
  const begin = useNewDesignPath()
  return (
    <PageStandIn
      icon={word === 'offline' ? CloudOff : Link2Off}
      title={t(`trouble.${word}.title`)}
      text={t(`trouble.${word}.text`)}
      role="alert"
    >
      {word === 'offline' || word === 'newer' ? (
        <button type="button" className="button primary" onClick={word === 'newer' ? () => location.reload() : again}>
          {t('again')}
        </button>
      ) : (
        <Link className="button primary" to={begin}>
          {t('own')}
        </Link>
      )}
    </PageStandIn>
  )
}
