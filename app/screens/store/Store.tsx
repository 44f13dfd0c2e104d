import { useSearchParams } from 'react-router-dom'
import { useRoomWords } from '../../i18n/words.ts'
import { useAnswer } from '../../session/api/useAnswer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { AskAgain } from '../../ui/EmptyState.tsx'
import { SearchField, useSearchTyping } from '../../ui/forms/SearchField.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { StoreEmpty } from './StoreEmpty.tsx'
import { StoreFilters } from './StoreFilters.tsx'
import { StoreGrid } from './StoreGrid.tsx'
import { StorePages } from './StorePages.tsx'
import { StoreSorting } from './StoreSorting.tsx'
import styles from './store.module.css'
import { isNarrowed, readStoreAddress, type StoreWish, wishing, writeStoreAddress } from './storeAddress.ts'
import { askStore } from './storeCalls.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/store`: the shop's templates and what customers have published, to start from. */
export function Store() {
  const t = useRoomWords('store', { en, kh })
  const { ask } = useServices()
  const [address, setAddress] = useSearchParams()
  const wish = readStoreAddress(address)
  const asked = useAnswer(['store', wish], () => askStore(ask, wish))
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
            {asked.kind === 'failed' && <AskAgain trouble={asked.trouble} again={asked.again} />}
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
