import { Plus, SearchX, Shirt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './designList.module.css'
import type { ListLook } from './rememberedLook.ts'

/** The list while it is fetched. */
export function ListSkeleton({ look }: { readonly look: ListLook }) {
  const { t } = useTranslation()
  return (
    <div className={styles.items} data-look={look} role="status" aria-busy aria-label={t('app:loading')}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map(place => (
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
      <div className={styles.nothing} role="status">
        <SearchX aria-hidden />
        <h2>{t('notFound.title')}</h2>
        <p>{t('notFound.text')}</p>
        <button type="button" className="button line" onClick={clear}>
          {t('notFound.clear')}
        </button>
      </div>
    )
  }
  return (
    <div className={styles.nothing} role="status">
      <Shirt aria-hidden />
      <h2>{t('none.title')}</h2>
      <p>{t('none.text')}</p>
      <Link className="button line" to={begin}>
        <Plus aria-hidden />
        {t('none.begin')}
      </Link>
    </div>
  )
}
