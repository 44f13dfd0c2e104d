import { Plus, SearchX, Shirt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { places, StandIn } from '../../ui/EmptyState.tsx'
import styles from './designList.module.css'
import type { ListLook } from './rememberedLook.ts'

/** The list while it is fetched. */
export function ListSkeleton({ look }: { readonly look: ListLook }) {
  const { t } = useTranslation()
  return (
    <div className={styles.items} data-look={look} role="status" aria-busy aria-label={t('app:loading')}>
      {places(8).map(place => (
        <div key={place} className={styles.coming} />
      ))}
    </div>
  )
}

export interface NoDesignsProps {
  readonly isNarrowed: boolean
  readonly clear: () => void
  /** Where a design is begun. */
  readonly begin: string
}

/** There are none, or none that is looked for. */
export function NoDesigns({ isNarrowed, clear, begin }: NoDesignsProps) {
  const { t } = useTranslation('designList')
  if (isNarrowed) {
    return (
      <StandIn icon={SearchX} title={t('notFound.title')} text={t('notFound.text')} role="status">
        <button type="button" className="button line" onClick={clear}>
          {t('notFound.clear')}
        </button>
      </StandIn>
    )
  }
  return (
    <StandIn icon={Shirt} title={t('none.title')} text={t('none.text')} role="status">
      <Link className="button line" to={begin}>
        <Plus aria-hidden />
        {t('none.begin')}
      </Link>
    </StandIn>
  )
}
