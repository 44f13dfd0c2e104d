import { Plus, SearchX, Shirt } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { designCalls } from '../../session/designCalls.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useNewDesignPath, useTenant } from '../../session/useTenant.ts'
import { Pager } from '../../ui/controls/native/Pager.tsx'
import { EmptyState, LoadError, skeletonItems } from '../../ui/EmptyState.tsx'
import { MovingItem, MovingList } from '../../ui/MovingList.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { DesignItem } from './DesignItem.tsx'
import { DeviceSection } from './DeviceSection.tsx'
import itemStyles from './designItem.module.css'
import styles from './designList.module.css'
import { type ListLayout, ListTools, rememberedLayout, useListQuery } from './ListTools.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/me/assets`: the designs of the account, and those that are only on this device. */
export function DesignList() {
  const t = useScreenWords('designList', { en, kh })
  const { client, memory } = useServices()
  const tenant = useTenant()
  const layouts = rememberedLayout(memory)
  const [layout, setLayout] = useState<ListLayout>(layouts.read)
  const listing = useListQuery()
  const { query, isNarrowed } = listing
  const requested = { ...query, unnamed: t('unnamed') }
  const result = useRequest(['designs', requested], () => designCalls(client).list(requested))
  const pages = result.kind === 'ok' ? Math.ceil(result.value.total / result.value.pageSize) : 0
  const begin = useNewDesignPath()
  const choose = (next: ListLayout) => {
    layouts.write(next)
    setLayout(next)
  }
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className={styles.head}>
        <h1 className="display small">{t('title')}</h1>
        <Link className="button primary large" to={begin}>
          <Plus aria-hidden />
          {t('new')}
        </Link>
      </div>
      <ListTools listing={listing} layout={layout} choose={choose} products={tenant?.productTypes ?? []} />
      {result.kind === 'loading' && <ListSkeleton layout={layout} />}
      {result.kind === 'failed' && <LoadError error={result.error} retry={result.retry} />}
      {result.kind === 'ok' && result.value.total === 0 && (
        <NoDesigns isNarrowed={isNarrowed} clear={listing.clear} begin={begin} />
      )}
      {result.kind === 'ok' && result.value.total > 0 && (
        <>
          <p className="visually-hidden" role="status">
            {t('count', { count: result.value.total })}
          </p>
          <MovingList
            className={styles.items}
            data-layout={layout}
            data-stale={result.isStale || undefined}
            aria-label={t('title')}
          >
            {result.value.items.map(design => (
              <MovingItem key={design.id} className={itemStyles.item} data-design={design.id}>
                <DesignItem design={design} />
              </MovingItem>
            ))}
          </MovingList>
          <Pager
            page={query.page - 1}
            pages={pages}
            turn={page => {
              listing.change({ page: page === 0 ? '' : String(page + 1) })
              scrollTo({ top: 0 })
            }}
          />
        </>
      )}
      <DeviceSection />
    </>
  )
}

/** The list while it is fetched. */
export function ListSkeleton({ layout }: { readonly layout: ListLayout }) {
  const { t } = useTranslation()
  return (
    <div className={styles.items} data-layout={layout} role="status" aria-busy aria-label={t('app:loading')}>
      {skeletonItems(8).map(place => (
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
      <EmptyState icon={SearchX} title={t('notFound.title')} text={t('notFound.text')} role="status">
        <button type="button" className="button line" onClick={clear}>
          {t('notFound.clear')}
        </button>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={Shirt} title={t('none.title')} text={t('none.text')} role="status">
      <Link className="button line" to={begin}>
        <Plus aria-hidden />
        {t('none.begin')}
      </Link>
    </EmptyState>
  )
}
