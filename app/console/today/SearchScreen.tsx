import { Search, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { type SearchResults, searchConsoleCall } from '../../../server/contract/console/today.ts'
import { formatMoney } from '../../i18n/formats.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { OrderStatusTag } from '../../screens/histories/OrderStatusTag.tsx'
import en from '../../screens/histories/words/en.json' with { type: 'json' }
import kh from '../../screens/histories/words/kh.json' with { type: 'json' }
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { EmptyState, LoadError } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Row } from './Row.tsx'
import styles from './today.module.css'

/** `/console/search?search=…`: orders, designs and customers with these words. */
export function SearchScreen() {
  useScreenWords('histories', { en, kh })
  const { t } = useTranslation('console')
  const [params] = useSearchParams()
  const search = (params.get('search') ?? '').trim().slice(0, 80)
  if (search === '') return <EmptyState icon={Search} title={t('find.empty')} text={t('find.noneText')} />
  return <Found search={search} />
}

function Found({ search }: { readonly search: string }) {
  const { t } = useTranslation('console')
  const { client } = useServices()
  const found = useRequest(['console-search', search], () => client.send(searchConsoleCall, { query: { search } }))
  const title = t('find.title', { words: search })
  return (
    <div className={styles.screen}>
      <PageTitle>{title}</PageTitle>
      <h1 className={styles.words}>{title}</h1>
      {found.kind === 'loading' && <span className={styles.waiting} role="status" aria-label={t('app:loading')} />}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && <Results results={found.value} search={search} />}
    </div>
  )
}

function Results({ results, search }: { readonly results: SearchResults; readonly search: string }) {
  const { t } = useTranslation('console')
  const { orders, designs, customers } = results
  const all = `/console/orders?search=${encodeURIComponent(search)}`
  if (orders.length + designs.length + customers.length === 0) {
    return <EmptyState icon={SearchX} title={t('find.none')} text={t('find.noneText')} />
  }
  return (
    <div className={styles.lists}>
      <Part title={t('nav.orders')} isEmpty={orders.length === 0} more={<Link to={all}>{t('find.allOrders')}</Link>}>
        {orders.map(({ id, number, receiver, designs: kits, pieces, grandTotal, status }) => (
          <Row
            key={id}
            to={`/console/orders/${id}`}
            number={number}
            title={receiver}
            image={kits[0]?.thumbnail ?? null}
            text={`${t('orders.pieces', { count: pieces })} · ${formatMoney(grandTotal)}`}
            end={<OrderStatusTag status={status} />}
          />
        ))}
      </Part>
      <Part title={t('nav.designs')} isEmpty={designs.length === 0}>
        {designs.map(({ id, name, customer, status }) => (
          <Row
            key={id}
            to={`/console/designs/${id}`}
            title={name || t('order.unnamed')}
            text={`${customer || t('order.guest')} · ${t(`app:status.${status}`)}`}
          />
        ))}
      </Part>
      <Part title={t('find.customers')} isEmpty={customers.length === 0}>
        {customers.map(({ id, name, email }) => (
          <Row key={id} to={`/console/customers/${id}`} title={name} text={email} />
        ))}
      </Part>
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly isEmpty: boolean
  readonly more?: ReactNode
  readonly children: ReactNode
}

function Part({ title, isEmpty, more, children }: PartProps) {
  if (isEmpty) return null
  return (
    <section className={styles.part} aria-label={title}>
      <h2>
        {title}
        {more && <small>{more}</small>}
      </h2>
      <ul>{children}</ul>
    </section>
  )
}
