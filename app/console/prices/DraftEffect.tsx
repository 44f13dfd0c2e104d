import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { draftEffectCall } from '../../../server/contract/console/prices.ts'
import { orderNumber } from '../../../server/contract/orders/order.ts'
import { formatMoney } from '../../i18n/formats.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import table from '../orders/orders.module.css'
import own from './prices.module.css'

/** What the orders of the last month would have cost by the saved draft. */
export function DraftEffect({ version }: { readonly version: number }) {
  const { t } = useTranslation('prices')
  const { client } = useServices()
  const found = useRequest(['console-effect', version], () => client.send(draftEffectCall))
  return (
    <section className={own.effect} aria-labelledby="effect">
      <h2 id="effect">{t('effect')}</h2>
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && found.value.count === 0 && <p className={own.note}>{t('effectNone')}</p>}
      {found.kind === 'ok' && found.value.count > 0 && <Effect effect={found.value} />}
    </section>
  )
}

type Found = Extract<
  ReturnType<typeof useRequest<ReturnType<(typeof draftEffectCall.response)['parse']>>>,
  { readonly kind: 'ok' }
>['value']

const signed = (cents: number): string => (cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents))

function Effect({ effect: { orders, count, unpriced, charged, drafted } }: { readonly effect: Found }) {
  const { t } = useTranslation('prices')
  return (
    <>
      <p>
        {t('effectSum', {
          count: count - unpriced,
          charged: formatMoney(charged),
          drafted: formatMoney(drafted),
        })}{' '}
        <strong data-less={drafted < charged || undefined}>{signed(drafted - charged)}</strong>
      </p>
      {unpriced > 0 && <p className={own.warning}>{t('unpriced', { count: unpriced })}</p>}
      <ScrollRegion className={table.scroll} label={t('effect')}>
        <table className={table.table} data-plain>
          <thead>
            <tr>
              <th scope="col">{t('order')}</th>
              <th scope="col">{t('receiver')}</th>
              <th scope="col" data-number>
                {t('charged')}
              </th>
              <th scope="col" data-number>
                {t('drafted')}
              </th>
              <th scope="col" data-number>
                {t('difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ id, number, receiver, charged: was, drafted: would }) => (
              <tr key={id}>
                <td>
                  <Link to={`/console/orders/${id}`}>{orderNumber(number)}</Link>
                </td>
                <td>{receiver}</td>
                <td data-number>{formatMoney(was)}</td>
                <td data-number>{would === null ? t('noPrice') : formatMoney(would)}</td>
                <td data-number>{would === null ? '–' : signed(would - was)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  )
}
