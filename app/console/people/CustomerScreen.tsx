import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { readCustomerCall } from '../../../server/contract/console/customers.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatDay, formatMoney, formatTime, fullName } from '../../i18n/formats.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { OrderStatusTag } from '../../screens/histories/OrderStatusTag.tsx'
import historiesEn from '../../screens/histories/words/en.json' with { type: 'json' }
import historiesKh from '../../screens/histories/words/kh.json' with { type: 'json' }
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Tag } from '../../ui/Tag.tsx'
import order from '../orders/order.module.css'
import { Row } from '../today/Row.tsx'
import { CustomerActs, type CustomerPartProps } from './CustomerActs.tsx'
import styles from './people.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/console/customers/<account>`: one customer with orders and sessions, and what can be done about them. */
export function CustomerScreen() {
  useScreenWords('people', { en, kh })
  useScreenWords('histories', { en: historiesEn, kh: historiesKh })
  const { t } = useTranslation('people')
  const { client } = useServices()
  const { id = '' } = useParams()
  const found = useRequest(['console-customer', id], () => client.send(readCustomerCall, { params: { id } }))
  return (
    <div className={order.screen}>
      <Link className={order.back} to="/console/customers">
        <ArrowLeft aria-hidden />
        {t('customers.all')}
      </Link>
      {found.kind === 'loading' && <span className={order.waiting} role="status" aria-label={t('app:loading')} />}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && <CustomerPage customer={found.value} changed={found.retry} />}
    </div>
  )
}

function CustomerPage({ customer, changed }: CustomerPartProps) {
  const { t } = useTranslation('people')
  const language = useStream(useServices().language)
  const { email, phone, status, isStaff, since, orders, designs, players, paid } = customer
  const name = fullName(customer, language)
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <header className={order.head}>
        <h1 className="display small">{name}</h1>
        {status !== 'active' && <Tag severity={status === 'blocked' ? 'danger' : 'plain'}>{t(`status.${status}`)}</Tag>}
        {isStaff && <Tag severity="plain">{t('customer.staff')}</Tag>}
        <CustomerActs customer={customer} changed={changed} />
      </header>
      <p className={styles.contact}>
        {[email, phone, t(`customer.language.${customer.language}`)].filter(Boolean).join(' · ')}
      </p>
      <dl className={styles.facts}>
        <Fact name={t('customers.columns.orders')} value={String(orders)} />
        <Fact name={t('customer.paid')} value={formatMoney(paid)} />
        <Fact name={t('customers.columns.designs')} value={String(designs)} />
        <Fact name={t('customer.players')} value={String(players)} />
        <Fact name={t('customers.columns.since')} value={formatDate(new Date(since), language)} />
      </dl>
      <div className={order.columns}>
        <Orders customer={customer} />
        <Sessions customer={customer} />
      </div>
    </>
  )
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

function Orders({ customer: { lastOrders, orders } }: Pick<CustomerPartProps, 'customer'>) {
  const { t } = useTranslation('people')
  const { language, now } = useServices()
  const chosen = useStream(language)
  return (
    <section className={order.card} aria-labelledby="customer-orders">
      <h2 id="customer-orders">{t('customer.lastOrders')}</h2>
      {lastOrders.length === 0 && <p className={order.quiet}>{t('customer.noOrders')}</p>}
      <ol>
        {lastOrders.map(({ id, number, receiver, pieces, grandTotal, status, designs, createdAt }) => (
          <Row
            key={id}
            to={`/console/orders/${id}`}
            number={number}
            title={receiver}
            image={designs[0]?.thumbnail ?? null}
            text={`${t('console:orders.pieces', { count: pieces })} · ${formatMoney(grandTotal)}`}
            end={<OrderStatusTag status={status} />}
            below={formatDay(new Date(createdAt), new Date(now()), chosen)}
          />
        ))}
      </ol>
      {orders > lastOrders.length && (
        <p className={order.quiet}>{t('console:orders.more', { count: orders - lastOrders.length })}</p>
      )}
    </section>
  )
}

function Sessions({ customer: { sessions } }: Pick<CustomerPartProps, 'customer'>) {
  const { t } = useTranslation('people')
  const { language, now } = useServices()
  const chosen = useStream(language)
  return (
    <section className={order.card} aria-labelledby="customer-sessions">
      <h2 id="customer-sessions">{t('customer.sessions')}</h2>
      {sessions.length === 0 && <p className={order.quiet}>{t('customer.noSessions')}</p>}
      <ul className={order.rows}>
        {sessions.map(({ id, device, lastSeenAt }) => {
          const seen = new Date(lastSeenAt)
          return (
            <li key={id}>
              {device}
              <small>
                {t('customer.seen', { moment: `${formatDay(seen, new Date(now()), chosen)}, ${formatTime(seen)}` })}
              </small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
