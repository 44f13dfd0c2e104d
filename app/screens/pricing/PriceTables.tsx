import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PriceTable } from '../../../server/contract/pricing/prices.ts'
import type { ProductType } from '../../../server/contract/tenantSettings.ts'
import { formatMoney, formatPercent } from '../../i18n/formats.ts'
import { Select } from '../../ui/controls/native/Select.tsx'
import styles from './priceTables.module.css'
import { tierRows } from './tierRows.ts'

/** The prices of one product at a time: a row for each number of pieces, so that a phone shows them all. */
export function PriceTables({ table }: { readonly table: PriceTable }) {
  const { t } = useTranslation('pricing')
  const nameOf = useFabricName()
  const products = table.products.filter(({ fabrics }) => fabrics.length > 0)
  const [chosen, choose] = useState<ProductType | null>(null)
  const product = products.find(({ productType }) => productType === chosen) ?? products[0]
  if (!product) return null
  const { productType, minimumQuantity: minimum, fabrics } = product
  const columns = fabrics.map(prices => ({
    fabric: prices.fabric,
    rows: tierRows(table.tiers, { ...prices, minimum }),
  }))
  return (
    <section aria-labelledby="tables" className={styles.tables}>
      <h2 id="tables">{t('tables')}</h2>
      <label className={styles.product}>
        {t('product')}
        <Select
          value={productType}
          choices={products.map(({ productType: value }) => ({ value, label: t(`app:product.${value}`) }))}
          choose={choose}
        />
      </label>
      <table className={styles.table}>
        <caption>
          {t(`app:product.${productType}`)}
          <span>{t('minimum', { count: minimum })}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('pieces')}</th>
            {columns.map(({ fabric }) => (
              <th key={fabric} scope="col">
                {nameOf(fabric)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns[0]?.rows.map(({ from, to }, index) => (
            <tr key={from}>
              <th scope="row">{to === null ? `${from}+` : `${from}–${to}`}</th>
              {columns.map(({ fabric, rows }) => (
                <td key={fabric}>{formatMoney(rows[index]?.price ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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

/** What a fabric is called, with what it is like where that is told; the shop's own word where it is none that is known. */
export function useFabricName(): (fabric: string) => string {
  const { t, i18n } = useTranslation('pricing')
  return fabric =>
    i18n.exists(`pricing:fabric.${fabric}`)
      ? t(`fabric.${fabric}`)
      : t(`app:fabric.${fabric}`, { defaultValue: fabric })
}
