import { Package, SearchX, Shirt } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { type OrderCard, orderNumber, orderStatuses } from '../../../server/contract/orders/order.ts'
import { listOrdersCall, orderListQuery } from '../../../server/contract/orders/ownOrders.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatMoney } from '../../i18n/formats.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Pager } from '../../ui/controls/native/Pager.tsx'
import { Select } from '../../ui/controls/native/Select.tsx'
import { EmptyState, LoadError, skeletonItems } from '../../ui/EmptyState.tsx'
import { SearchField, useSearchTyping } from '../../ui/forms/SearchField.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import styles from './histories.module.css'
import { OrderStatusTag } from './OrderStatusTag.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

// Hardly anybody has one.
const KeptOrderNote = lazy(async () => ({ default: (await import('./KeptOrderNote.tsx')).KeptOrderNote }))

/** `/me/histories`: the orders of a customer. */
export function HistoriesScreen() {
  const t = useScreenWords('histories', { en, kh })
  const { client } = useServices()
  const { query, isNarrowed, change, clear } = useOrderQuery()
  const orders = useRequest(['orders', query], () => client.send(listOrdersCall, { query }))
  return (
    <div className={styles.page}>
      <PageTitle>{t('app:menu.histories')}</PageTitle>
      <h1 className="display small">{t('app:menu.histories')}</h1>
      <Suspense>
        <KeptOrderNote />
      </Suspense>
      <OrderTools query={query} change={change} />
      {orders.kind === 'loading' && (
        <div role="status" aria-busy aria-label={t('app:loading')} className={styles.orders}>
          {skeletonItems(4).map(place => (
            <span key={place} className={styles.coming} />
          ))}
        </div>
      )}
      {orders.kind === 'failed' && <LoadError error={orders.error} retry={orders.retry} />}
      {orders.kind === 'ok' && orders.value.total === 0 && <NoOrders isNarrowed={isNarrowed} clear={clear} />}
      {orders.kind === 'ok' && orders.value.total > 0 && (
        <>
          <ul className={styles.orders} data-stale={orders.isStale || undefined}>
            {orders.value.items.map(order => (
              <OrderItem key={order.id} order={order} />
            ))}
          </ul>
          <Pager
            page={query.page - 1}
            pages={Math.ceil(orders.value.total / orders.value.pageSize)}
            turn={page => change({ page: String(page + 1) })}
          />
        </>
      )}
    </div>
  )
}

type Query = ReturnType<typeof orderListQuery.parse>

/** What the list shows, as the address has it. */
function useOrderQuery() {
  const [params, setParams] = useSearchParams()
  const { success, data } = orderListQuery.safeParse(Object.fromEntries(params))
  const query = success ? data : orderListQuery.parse({})
  return {
    query,
    isNarrowed: query.search !== '' || query.status !== undefined,
    change: (wanted: Partial<Record<keyof Query, string>>) =>
      setParams(
        before => {
          const next = { ...Object.fromEntries(before), page: '', ...wanted }
          return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''))
        },
        { replace: true },
      ),
    clear: () => setParams({}, { replace: true }),
  }
}

interface OrderToolsProps {
  readonly query: Query
  readonly change: (wanted: Partial<Record<keyof Query, string>>) => void
}

function OrderTools({ query, change }: OrderToolsProps) {
  const { t } = useTranslation('histories')
  const { typed, type } = useSearchTyping(query.search, search => change({ search }))
  return (
    <search className={styles.tools}>
      <SearchField label={t('search')} value={typed} type={type} className={styles.search} />
      <Select
        label={t('statusLabel')}
        value={query.status ?? ''}
        choices={[
          { value: '', label: t('everyStatus') },
          ...orderStatuses.map(value => ({ value, label: t(`status.${value}`) })),
        ]}
        choose={status => change({ status })}
      />
      <Select
        label={t('sort.label')}
        value={query.sort}
        choices={(['newest', 'oldest', 'total'] as const).map(value => ({ value, label: t(`sort.${value}`) }))}
        choose={sort => change({ sort })}
      />
    </search>
  )
}

function OrderItem({ order }: { readonly order: OrderCard }) {
  const { t } = useTranslation('histories')
  const language = useStream(useServices().language)
  const { id, number, status, designs, pieces, grandTotal, createdAt } = order
  const names = designs.map(({ name }) => name || t('unnamed')).join(', ')
  return (
    <li className={styles.order}>
      <span className={styles.images}>
        {designs.slice(0, 3).map(({ thumbnail, name }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: designs of an order have a fixed order, and may share a name.
          thumbnail ? <img key={at} src={thumbnail} alt={name} loading="lazy" /> : <Shirt key={at} aria-hidden />,
        )}
      </span>
      <span className={styles.what}>
        <Link to={`/me/histories/${id}`}>
          <strong>{orderNumber(number)}</strong> {names}
        </Link>
        <small>
          {formatDate(new Date(createdAt), language)} · {t('pieces', { count: pieces })}
        </small>
      </span>
      <OrderStatusTag status={status} />
      <strong className={styles.total}>{formatMoney(grandTotal)}</strong>
    </li>
  )
}

/** There are none, or none that is looked for. */
function NoOrders({ isNarrowed, clear }: { readonly isNarrowed: boolean; readonly clear: () => void }) {
  const { t } = useTranslation('histories')
  if (isNarrowed) {
    return (
      <EmptyState icon={SearchX} title={t('notFound')} text={t('notFoundText')} role="status">
        <button type="button" className="button line" onClick={clear}>
          {t('clear')}
        </button>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={Package} title={t('title')} text={t('text')} role="status">
      <Link className="button primary" to="/me/assets">
        <Shirt aria-hidden />
        {t('designs')}
      </Link>
    </EmptyState>
  )
}
