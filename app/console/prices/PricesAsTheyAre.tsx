import { useTranslation } from 'react-i18next'
import type { PriceBook } from '../../../server/contract/pricing/priceBook.ts'
import { formatMoney, formatPercent } from '../../i18n/formats.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import cards from '../frame/cards.module.css'
import table from '../orders/orders.module.css'
import own from './prices.module.css'

/** A book to read: one row for each fabric, then the steps and the surcharges. */
export function PricesAsTheyAre({ book }: { readonly book: PriceBook }) {
  const { t } = useTranslation('prices')
  const { products, tiers, longSleeve, largeSize } = book
  return (
    <>
      <ScrollRegion className={`${table.scroll} ${cards.frame}`} label={t('part.book')}>
        <table className={`${table.table} ${own.table} ${cards.cards}`} data-plain data-groups>
          <thead>
            <tr>
              <th scope="col">{t('product')}</th>
              <th scope="col" data-number>
                {t('minimum')}
              </th>
              <th scope="col">{t('fabric')}</th>
              <th scope="col" data-number>
                {t('unitPrice')}
              </th>
              <th scope="col" data-number>
                {t('limit')}
              </th>
            </tr>
          </thead>
          {products.map(({ productType, minimumQuantity, fabrics }) => (
            <tbody key={productType}>
              {fabrics.map(({ fabric, unitPrice, discountLimit }, at) => (
                <tr key={fabric}>
                  {at === 0 && (
                    <>
                      <th scope="rowgroup" rowSpan={fabrics.length} data-head>
                        {t(`app:product.${productType}`)}
                      </th>
                      <td rowSpan={fabrics.length} data-number data-label={t('minimum')}>
                        {minimumQuantity}
                      </td>
                    </>
                  )}
                  <td data-label={t('fabric')}>{t(`app:fabric.${fabric}`, { defaultValue: fabric })}</td>
                  <td data-number data-label={t('unitPrice')}>
                    {formatMoney(unitPrice)}
                  </td>
                  <td data-number data-label={t('limit')}>
                    {formatPercent(discountLimit)}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
      <div className={own.extras}>
        <section aria-labelledby="tiers">
          <h2 id="tiers">{t('tiers')}</h2>
          <dl className={own.fields}>
            {tiers.map(({ from, discount }) => (
              <div key={from}>
                <dt>{t('fromPieces', { count: from })}</dt>
                <dd>{formatPercent(discount)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="extra">
          <h2 id="extra">{t('extra')}</h2>
          <dl className={own.fields}>
            <div>
              <dt>{t('longSleeve')}</dt>
              <dd>{formatMoney(longSleeve.surcharge)}</dd>
            </div>
            <div>
              <dt>{t('longDiscount')}</dt>
              <dd>{formatPercent(longSleeve.discount)}</dd>
            </div>
            <div>
              <dt>{t('largeSize')}</dt>
              <dd>{formatMoney(largeSize.surcharge)}</dd>
            </div>
          </dl>
        </section>
      </div>
    </>
  )
}
