import { useTranslation } from 'react-i18next'
import type { PriceTable } from '../../../server/contract/pricing/prices.ts'
import { formatMoney } from '../../i18n/khmerFormat.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import styles from './pricing.module.css'
import { tierRows } from './tierRows.ts'
import { useFabricName } from './useFabricName.ts'

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
