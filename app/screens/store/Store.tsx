import { ChevronLeft, ChevronRight, SearchX, Shirt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useRoomWords } from '../../i18n/words.ts'
import { useAnswer } from '../../session/api/useAnswer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { SearchField, useSearchTyping } from '../../ui/forms/SearchField.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { StoreGrid } from './StoreGrid.tsx'
import { StoreFilters, StoreSorting } from './StoreTools.tsx'
import styles from './store.module.css'
import { isNarrowed, readStoreAddress, type StoreWish, wishing, writeStoreAddress } from './storeAddress.ts'
import { listStore, pageSize } from './storeCalls.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/store`: the shop's templates and what customers have published, to start from. */
export function Store() {
  const t = useRoomWords('store', { en, kh })
  const { client } = useServices()
  const [address, setAddress] = useSearchParams()
  const wish = readStoreAddress(address)
  const asked = useAnswer(['store', wish], () => listStore(client, wish))
  const look = (change: Partial<StoreWish>) => setAddress(writeStoreAddress(wishing(wish, change)))
  const { typed, type } = useSearchTyping(wish.search, search => look({ search }))
  // There is nothing to be filtered where nothing is at all.
  const isBare = asked.value?.total === 0 && !isNarrowed(wish)
  const total = asked.value?.total ?? null
  return (
    <main id="content" className="public-page">
      <PageTitle>{t('app:menu.store')}</PageTitle>
      <header className={styles.head}>
        <h1 className="display">{t('title')}</h1>
        {!isBare && (
          <search className={styles.search}>
            <SearchField label={t('search')} value={typed} type={type} />
          </search>
        )}
      </header>
      {isBare ? (
        <StoreEmpty wish={wish} look={look} />
      ) : (
        <div className={styles.columns}>
          <StoreFilters counts={asked.value?.counts ?? null} wish={wish} look={look} />
          <section aria-label={t('looks')}>
            <StoreSorting wish={wish} total={total} look={look} />
            {asked.kind === 'failed' && <LoadError trouble={asked.trouble} again={asked.again} />}
            {asked.kind === 'loading' && <StoreGrid items={null} isOld={false} />}
            {asked.kind === 'answered' && asked.value.items.length > 0 && (
              <StoreGrid items={asked.value.items} isOld={asked.isOld} />
            )}
            {asked.kind === 'answered' && asked.value.items.length === 0 && <StoreEmpty wish={wish} look={look} />}
            <StorePages page={wish.page} total={total ?? 0} look={look} />
          </section>
        </div>
      )}
    </main>
  )
}

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

export interface StoreEmptyProps {
  readonly wish: StoreWish
  readonly look: (change: Partial<StoreWish>) => void
}

/** Nothing is as it was asked for, or nothing is there at all. */
export function StoreEmpty({ wish, look }: StoreEmptyProps) {
  const { t } = useTranslation('store')
  const isAsked = isNarrowed(wish)
  return (
    <div className={styles.none} role="status">
      {isAsked ? <SearchX aria-hidden /> : <Shirt aria-hidden />}
      <p>{isAsked ? t('none') : t('empty')}</p>
      {isAsked ? (
        <button
          type="button"
          className="button line"
          onClick={() => look({ search: '', kind: 'all', type: null, colour: null })}
        >
          {t('everything')}
        </button>
      ) : (
        <Link className="button line" to="/products">
          {t('whatWeMake')}
        </Link>
      )}
    </div>
  )
}
