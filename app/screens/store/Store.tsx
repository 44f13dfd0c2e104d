import { SearchX, Shirt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Pager } from '../../ui/controls/native/Pager.tsx'
import { LoadError } from '../../ui/EmptyState.tsx'
import { SearchField, useSearchTyping } from '../../ui/forms/SearchField.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { StoreGrid } from './StoreGrid.tsx'
import { StoreFilters, StoreSorting } from './StoreTools.tsx'
import styles from './store.module.css'
import { isFiltered, readStoreAddress, type StoreFilter, withChange, writeStoreAddress } from './storeAddress.ts'
import { listStore, pageSize, storeKey } from './storeCalls.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/store`: the shop's templates and what customers have published, to start from. */
export function Store() {
  const t = useScreenWords('store', { en, kh })
  const { client } = useServices()
  const [address, setAddress] = useSearchParams()
  const filter = readStoreAddress(address)
  const result = useRequest(storeKey(filter), () => listStore(client, filter))
  const change = (changes: Partial<StoreFilter>) => setAddress(writeStoreAddress(withChange(filter, changes)))
  const { typed, type } = useSearchTyping(filter.search, search => change({ search }))
  // There is nothing to be filtered where nothing is at all.
  const isBare = result.value?.total === 0 && !isFiltered(filter)
  const total = result.value?.total ?? null
  return (
    <main id="content" className="public-page">
      <PageTitle>{t('app:menu.store')}</PageTitle>
      <header className={styles.head}>
        <div>
          <h1 className="display">{t('title')}</h1>
          {!isBare && <p className={styles.ordering}>{t('ordering')}</p>}
        </div>
        {!isBare && (
          <search className={styles.search}>
            <SearchField label={t('search')} value={typed} type={type} />
          </search>
        )}
      </header>
      {isBare ? (
        <StoreEmpty filter={filter} change={change} />
      ) : (
        <div className={styles.columns}>
          <StoreFilters counts={result.value?.counts ?? null} filter={filter} change={change} />
          <section aria-label={t('designs')}>
            <StoreSorting filter={filter} total={total} change={change} />
            {result.kind === 'failed' && <LoadError error={result.error} retry={result.retry} />}
            {result.kind === 'loading' && <StoreGrid items={null} isStale={false} />}
            {result.kind === 'ok' && result.value.items.length > 0 && (
              <StoreGrid items={result.value.items} isStale={result.isStale} />
            )}
            {result.kind === 'ok' && result.value.items.length === 0 && <StoreEmpty filter={filter} change={change} />}
            <StorePages page={filter.page} total={total ?? 0} change={change} />
          </section>
        </div>
      )}
    </main>
  )
}

export interface StorePagesProps {
  readonly page: number
  readonly total: number
  readonly change: (changes: Partial<StoreFilter>) => void
}

/** Goes through the pages; nothing where there is one. */
export function StorePages({ page, total, change }: StorePagesProps) {
  const go = (to: number) => {
    change({ page: to + 1 })
    window.scrollTo({ top: 0 })
  }
  return (
    <div className={styles.pages}>
      <Pager isLarge page={page - 1} pages={Math.ceil(total / pageSize)} turn={go} />
    </div>
  )
}

export interface StoreEmptyProps {
  readonly filter: StoreFilter
  readonly change: (changes: Partial<StoreFilter>) => void
}

/** Nothing is as it was asked for, or nothing is there at all. */
export function StoreEmpty({ filter, change }: StoreEmptyProps) {
  const { t } = useTranslation('store')
  const hasFilter = isFiltered(filter)
  return (
    <div className={styles.none} role="status">
      {hasFilter ? <SearchX aria-hidden /> : <Shirt aria-hidden />}
      <p>{hasFilter ? t('none') : t('empty')}</p>
      {hasFilter ? (
        <button
          type="button"
          className="button line"
          onClick={() => change({ search: '', kind: 'all', type: null, colour: null })}
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
