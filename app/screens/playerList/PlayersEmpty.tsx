import { FileUp, Plus, SearchX, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/EmptyState.tsx'

interface PlayersEmptyProps {
  readonly bring: () => void
  readonly add: () => void
}

/** The empty state of the list, with the ways to add players. */
export function PlayersEmpty({ bring, add }: PlayersEmptyProps) {
  const { t } = useTranslation('playerList')
  return (
    <EmptyState icon={Users} title={t('empty.title')} text={t('empty.text')}>
      <button type="button" className="button primary" onClick={bring}>
        <FileUp aria-hidden />
        {t('import')}
      </button>
      <button type="button" className="button line" onClick={add}>
        <Plus aria-hidden />
        {t('add')}
      </button>
    </EmptyState>
  )
}

/** The search found no player. */
export function NobodyFound({ showAll }: { readonly showAll: () => void }) {
  const { t } = useTranslation('playerList')
  return (
    <EmptyState icon={SearchX} title={t('noneFound.title')} text={t('noneFound.text')}>
      <button type="button" className="button line" onClick={showAll}>
        {t('noneFound.all')}
      </button>
    </EmptyState>
  )
}
