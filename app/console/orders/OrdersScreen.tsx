import { Package } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { addressOf } from '../../../server/contract/call.ts'
import {
  countShopOrdersCall,
  exportFormats,
  exportOrdersCall,
  listShopOrdersCall,
} from '../../../server/contract/orders/consoleOrders.ts'
import { orderStatuses } from '../../../server/contract/orders/order.ts'
import { useScreenWords } from '../../i18n/words.ts'
import en from '../../screens/histories/words/en.json' with { type: 'json' }
import kh from '../../screens/histories/words/kh.json' with { type: 'json' }
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Pager } from '../../ui/controls/native/Pager.tsx'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { EmptyState, LoadError, skeletonItems } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { FileButton } from '../frame/FileButton.tsx'
import { BulkBar } from './BulkBar.tsx'
import { OrderBoard } from './OrderBoard.tsx'
import { OrderTable } from './OrderTable.tsx'
import { type OrderQuery, useOrderQuery } from './orderQuery.ts'
import styles from './orders.module.css'
import { SavedViews } from './SavedViews.tsx'

/** `/console/orders`: all orders of the shop, as a table or as a board. */
export function OrdersScreen() {
  useScreenWords('histories', { en, kh })
  const { t } = useTranslation('console')
  const { query, isBoard, view, change } = useOrderQuery()
  const shown = isBoard ? 'board' : 'table'
  const { page: _, pageSize: __, ...exported } = query
  return (
    <div className={styles.screen}>
      <PageTitle>{t('orders.title')}</PageTitle>
      <header className={styles.head}>
        <h1 className="display small">{t('orders.title')}</h1>
        <div className={styles.tools}>
          <Segments
            label={t('orders.shown')}
            value={shown}
            segments={[
              { value: 'table', label: t('orders.table') },
              { value: 'board', label: t('orders.board') },
            ]}
            choose={as => change({ as: as === 'board' ? as : '' })}
          />
          <SavedViews view={view} />
          {exportFormats.map(format => (
            <FileButton
              key={format}
              address={addressOf(exportOrdersCall, { query: { ...exported, format } })}
              file={`orders.${format}`}
              label={t('orders.export', { format: format.toUpperCase() })}
              failed={t('orders.exportFailed')}
            />
          ))}
        </div>
      </header>
      {isBoard ? <OrderBoard search={query.search} /> : <OrderList />}
    </div>
  )
}

function OrderList() {
  const { t } = useTranslation('console')
  const { client } = useServices()
  const { query, isNarrowed, change } = useOrderQuery()
  const orders = useRequest(['console-orders', query], () => client.send(listShopOrdersCall, { query }))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = orders.kind === 'ok' ? orders.value.items : []
  return (
    <>
      <StatusTabs query={query} choose={status => change({ status })} />
      {orders.kind === 'loading' && (
        <div role="status" aria-label={t('app:loading')} className={styles.waiting}>
          {skeletonItems(8).map(row => (
            <span key={row} />
          ))}
        </div>
      )}
      {orders.kind === 'failed' && <LoadError error={orders.error} retry={orders.retry} />}
      {orders.kind === 'ok' && rows.length === 0 && (
        <EmptyState icon={Package} title={t('orders.none')} text={t('orders.noneText')}>
          {isNarrowed && (
            <Link className="button line" to="/console/orders">
              {t('orders.showAll')}
            </Link>
          )}
        </EmptyState>
      )}
      {orders.kind === 'ok' && rows.length > 0 && (
        <>
          <OrderTable rows={rows} query={query} chosen={chosen} choose={setChosen} sort={sort => change({ sort })} />
          <div className={styles.end}>
            <span>{t('orders.count', { count: orders.value.total })}</span>
            <Pager
              page={query.page - 1}
              pages={Math.ceil(orders.value.total / query.pageSize)}
              turn={page => change({ page: String(page + 1) })}
            />
          </div>
          <BulkBar rows={rows.filter(({ id }) => chosen.has(id))} clear={() => setChosen(new Set())} />
        </>
      )}
    </>
  )
}

interface StatusTabsProps {
  readonly query: OrderQuery
  choose(status: string): void
}

/** Every status with the number of its orders. */
function StatusTabs({ query, choose }: StatusTabsProps) {
  const { t } = useTranslation('console')
  const { client } = useServices()
  const counted = useRequest(['console-orders', 'counts'], () => client.send(countShopOrdersCall))
  const counts = counted.kind === 'ok' ? counted.value.counts : {}
  const every = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tab = (status: string, label: string, count: number) => (
    <button key={status} type="button" aria-pressed={(query.status ?? '') === status} onClick={() => choose(status)}>
      {label}
      <small>{count}</small>
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in every browser.
    <div className={styles.tabs} role="group" aria-label={t('orders.columns.status')}>
      {tab('', t('orders.every'), every)}
      {orderStatuses.map(status => tab(status, t(`histories:status.${status}`), counts[status] ?? 0))}
    </div>
  )
}
