import { useTranslation } from 'react-i18next'
import type { PriceTable } from '../../../server/contract/pricing/prices.ts'
import { formatMoney, formatPercent } from '../../i18n/formats.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import styles from './pricing.module.css'
import { tierRows } from './tierRows.ts'

/** A table for each product: fabrics below each other, numbers of pieces side by side. */
export function PriceTables({ table }: { readonly table: PriceTable }) {
  const { t } = useTranslation('pricing')
  const nameOf = useFabricName()
  return (
    <section aria-labelledby="tables" className={styles.tables}>
      <h2 id="tables">{t('tables')}</h2>
      {table.products.map(({ productType, minimumQuantity: minimum, fabrics }) => {
        const [first] = fabrics
        if (!first) return null
        const columns = tierRows(table.tiers, { ...first, minimum })
        return (
          <ScrollRegion key={productType} className={styles.scroll} label={t(`app:product.${productType}`)}>
            <table className={styles.table}>
              <caption>
                {t(`app:product.${productType}`)}
                <span>{t('minimum', { count: minimum })}</span>
              </caption>
              <thead>
                <tr>
                  <th scope="col">{t('fabric.legend')}</th>
                  {columns.map(({ from, to }) => (
                    <th key={from} scope="col">
                      {to === null ? `${from}+` : `${from}–${to}`}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {fabrics.map(prices => (
                  <tr key={prices.fabric}>
                    <th scope="row">{nameOf(prices.fabric)}</th>
                    {tierRows(table.tiers, { ...prices, minimum }).map(({ from, price }) => (
                      <td key={from}>{formatMoney(price)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        )
      })}
    </section>
  )
}

/** What else changes a price, in sentences. */
export function PriceRules({ table }: { readonly table: PriceTable }) {
  const { t } = useTranslation('pricing')
  const { longSleeve, largeSize } = table
  return (
    <section aria-labelledby="rules" className={styles.rules}>
      <h2 id="rules">{t('rules.title')}</h2>
      <ul>
        <li>{t('rules.together')}</li>
        <li>
          {t('rules.longSleeve', {
            surcharge: formatMoney(longSleeve.surcharge),
            discount: formatPercent(longSleeve.discount),
          })}
        </li>
        <li>{t('rules.largeSize', { surcharge: formatMoney(largeSize.surcharge) })}</li>
        <li>{t('rules.limit')}</li>
        <li>{t('rules.payment')}</li>
      </ul>
    </section>
  )
}

/** What a fabric is called; the shop's own word where it is none of those that everybody knows. */
export function useFabricName(): (fabric: string) => string {
  const { t, i18n } = useTranslation('pricing')
  return fabric => (i18n.exists(`pricing:fabric.${fabric}`) ? t(`fabric.${fabric}`) : fabric)
}
