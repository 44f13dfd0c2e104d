import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './store.module.css'
import type { StoreWish } from './storeAddress.ts'
import { pageSize } from './storeCalls.ts'

export interface StorePagesProps {
  readonly page: number
  readonly total: number
  readonly look: (change: Partial<StoreWish>) => void
}

/** Goes through the pages; nothing where there is one. */
export function StorePages({ page, total, look }: StorePagesProps) {
  const { t } = useTranslation('store')
  const pages = Math.ceil(total / pageSize)
  if (pages < 2) return null
  const go = (to: number) => {
    look({ page: to })
    window.scrollTo({ top: 0 })
  }
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <button type="button" className="button line" disabled={page <= 1} onClick={() => go(page - 1)}>
        <ChevronLeft aria-hidden />
        {t('app:pager.previous')}
      </button>
      <span>{t('app:pager.page', { page, pages })}</span>
      <button type="button" className="button line" disabled={page >= pages} onClick={() => go(page + 1)}>
        {t('app:pager.next')}
        <ChevronRight aria-hidden />
      </button>
    </nav>
  )
}
