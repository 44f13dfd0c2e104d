import { useTranslation } from 'react-i18next'
import {
  type PriceTable,
  type QuoteItem,
  type QuoteLine,
  type QuoteRequest,
  quoteCall,
} from '../../../server/contract/pricing/prices.ts'
import { formatMoney, formatPercent, sizeName } from '../../i18n/formats.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import styles from './pricing.module.css'
import { type QuoteInput, quoteRequestOf } from './quoteInput.ts'

interface QuoteResultProps {
  readonly input: QuoteInput
  readonly tiers: PriceTable['tiers']
}

/** The server's quote for the input. */
export function QuoteResult({ input, tiers }: QuoteResultProps) {
  const { t } = useTranslation('pricing')
  const request = quoteRequestOf(input)
  return (
    <div className={styles.quote}>
      {request ? <Reckoned request={request} tiers={tiers} /> : <p className={styles.empty}>{t('nothing')}</p>}
    </div>
  )
}

function Reckoned({ request, tiers }: { readonly request: QuoteRequest; readonly tiers: PriceTable['tiers'] }) {
  const { t } = useTranslation('pricing')
  const { client } = useServices()
  const result = useRequest(['quote', request], () => client.send(quoteCall, { body: request }))
  if (result.kind === 'failed') return <LoadError error={result.error} retry={result.retry} />
  if (result.kind === 'loading')
    return <div className={styles.reckoning} role="status" aria-busy aria-label={t('app:loading')} />
  const { items, promotion, amount, totalDiscount, grandTotal } = result.value
  const [item] = items
  if (!item) return null
  return (
    <div className={styles.reckoned} data-stale={result.isStale || undefined}>
      <QuoteLines lines={item.lines} />
      {promotion !== 'none' && (
        <p className={styles.promotion} data-promotion={promotion}>
          {t(`promotion.${promotion}`)}
        </p>
      )}
      <dl className={styles.sums}>
        <dt>{t('amount')}</dt>
        <dd>{formatMoney(amount)}</dd>
        <dt>{t('discount')}</dt>
        <dd>{formatMoney(-totalDiscount)}</dd>
        <dt className={styles.total}>{t('total', { count: item.quantity })}</dt>
        <dd className={styles.total} aria-live="polite">
          {formatMoney(grandTotal)}
        </dd>
      </dl>
      <TierBar item={item} tiers={tiers} />
      {item.missing > 0 && (
        <p className={styles.missing} role="status">
          {t('missing', { minimum: item.minimumQuantity, count: item.missing })}
        </p>
      )}
    </div>
  )
}

/** Each size and sleeve: how many, at what price, what is taken off, what it comes to. */
function QuoteLines({ lines }: { readonly lines: readonly QuoteLine[] }) {
  const { t } = useTranslation('pricing')
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">{t('lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('size')}</th>
          <th scope="col">{t('pieces')}</th>
          <th scope="col">{t('unit')}</th>
          <th scope="col">{t('off')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ size, sleeve, quantity, unitPrice, discountRate, totalAmount }) => (
          <tr key={`${size} ${sleeve}`}>
            <th scope="row">
              {sizeName(size)}
              {sleeve === 'long' && <span>{t('sleeve.long')}</span>}
            </th>
            <td>{quantity}</td>
            <td>{formatMoney(unitPrice)}</td>
            <td>{discountRate === 0 ? '–' : formatPercent(discountRate)}</td>
            <td>{formatMoney(totalAmount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface TierBarProps {
  readonly item: QuoteItem
  readonly tiers: PriceTable['tiers']
}

/** How far it is to the next discount. */
function TierBar({ item, tiers }: TierBarProps) {
  const { t } = useTranslation('pricing')
  const { quantity, tierDiscount, nextTier } = item
  const reached = tiers.findLast(({ from }) => from <= quantity)?.from ?? 0
  const next = nextTier ? quantity + nextTier.missing : quantity
  const share = nextTier ? (quantity - reached) / Math.max(1, next - reached) : 1
  return (
    <div className={styles.tier}>
      <p>
        {nextTier
          ? t('nextTier', { count: nextTier.missing, discount: formatPercent(nextTier.discount) })
          : t('topTier', { discount: formatPercent(tierDiscount) })}
      </p>
      <div className={styles.bar} aria-hidden>
        <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </div>
      <p className={styles.tierNow}>{tierDiscount > 0 && t('tierNow', { discount: formatPercent(tierDiscount) })}</p>
    </div>
  )
}
