import { UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type CustomerCard, listCustomersCall } from '../../../server/contract/console/customers.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, fullName } from '../../i18n/formats.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Tag } from '../../ui/Tag.tsx'
import cards from '../frame/cards.module.css'
import { FilterBar, FoundPage, ListPage } from '../frame/ListPage.tsx'
import { useAddressQuery } from '../frame/useAddressQuery.ts'
import styles from '../orders/orders.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

const shown = ['', 'active', 'blocked', 'unconfirmed'] as const

/** `/console/customers`: everybody with an account in this shop. */
export function CustomersScreen() {
  useScreenWords('people', { en, kh })
  const { t } = useTranslation('people')
  const { client } = useServices()
  const { query, change } = useAddressQuery(listCustomersCall.query, 25)
  const found = useRequest(['console-customers', query], () => client.send(listCustomersCall, { query }))
  return (
    <ListPage
      title={t('customers.title')}
      tools={
        <Segments
          label={t('customers.order')}
          value={query.sort}
          segments={(['newest', 'name'] as const).map(value => ({ value, label: t(`customers.sort.${value}`) }))}
          choose={sort => change({ sort: sort === 'name' ? sort : '' })}
        />
      }
    >
      <FilterBar search={query.search} label={t('customers.search')} submit={search => change({ search })}>
        <Segments
          label={t('customers.status')}
          value={shown.find(status => status === query.status) ?? ''}
          segments={shown.map(value => ({ value, label: t(`status.${value || 'all'}`) }))}
          choose={status => change({ status })}
        />
      </FilterBar>
      <FoundPage
        found={found}
        empty={<EmptyState icon={UsersRound} title={t('customers.none')} text={t('noneText')} />}
        count={total => t('customers.count', { count: total })}
        turn={page => change({ page })}
      >
        {({ items }) => <CustomerTable rows={items} />}
      </FoundPage>
    </ListPage>
  )
}

function CustomerTable({ rows }: { readonly rows: readonly CustomerCard[] }) {
  const { t } = useTranslation('people')
  const { language, now } = useServices()
  const chosen = useStream(language)
  return (
    <div className={`${styles.scroll} ${cards.frame}`}>
      <table className={`${styles.table} ${cards.cards}`} data-plain>
        <thead>
          <tr>
            <th scope="col">{t('customers.columns.name')}</th>
            <th scope="col">{t('customers.columns.email')}</th>
            <th scope="col" data-number>
              {t('customers.columns.orders')}
            </th>
            <th scope="col" data-number>
              {t('customers.columns.designs')}
            </th>
            <th scope="col">{t('customers.columns.since')}</th>
            <th scope="col">{t('customers.status')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, email, orders, designs, since, status, ...name }) => (
            <tr key={id}>
              <td data-head>
                <Link to={`/console/customers/${id}`}>{fullName(name, chosen)}</Link>
              </td>
              <td data-label={t('customers.columns.email')}>{email}</td>
              <td data-number data-label={t('customers.columns.orders')}>
                {orders}
              </td>
              <td data-number data-label={t('customers.columns.designs')}>
                {designs}
              </td>
              <td data-label={t('customers.columns.since')}>{formatDay(new Date(since), new Date(now()), chosen)}</td>
              <td data-label={t('customers.status')}>
                <Tag severity={status === 'blocked' ? 'danger' : status === 'active' ? 'success' : 'plain'}>
                  {t(`status.${status}`)}
                </Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
