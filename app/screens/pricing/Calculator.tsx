import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { garmentSizes } from '../../../server/contract/garmentSizes.ts'
import type { PriceTable } from '../../../server/contract/pricing/prices.ts'
import { useRested } from '../../device/useRested.ts'
import { sizeName } from '../../i18n/formats.ts'
import { useFabricName } from './PriceTables.tsx'
import styles from './pricing.module.css'
import { QuoteAnswer } from './QuoteAnswer.tsx'
import { type Amounts, amountKey, hasSleeves, readAmount, sleeves, usualAmounts, type Wish } from './wish.ts'

/** So long after the last change the price is asked for, in ms. */
const pause = 250

/** What a wish costs: product, fabric, pieces by size and sleeve, a code. */
export function Calculator({ table }: { readonly table: PriceTable }) {
  const { t } = useTranslation('pricing')
  const nameOf = useFabricName()
  const [wish, setWish] = useState<Wish | null>(() => firstWish(table))
  const rested = useRested(wish, pause)
  if (!wish || !rested) return null
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part })
  const fabrics = fabricsOf(table, wish.product)
  return (
    <section className={styles.calculator} aria-labelledby="calculator">
      <form className={styles.wish} onSubmit={event => event.preventDefault()}>
        <h2 id="calculator">{t('calculator')}</h2>
        <label>
          {t('product')}
          <select
            className={styles.input}
            value={wish.product}
            onChange={event => {
              const product = table.products.find(({ productType }) => productType === event.target.value)
              const [fabric] = product?.fabrics ?? []
              if (product && fabric) change({ product: product.productType, fabric: fabric.fabric })
            }}
          >
            {table.products.map(({ productType }) => (
              <option key={productType} value={productType}>
                {t(`app:product.${productType}`)}
              </option>
            ))}
          </select>
        </label>
        <fieldset className={styles.fabrics}>
          <legend>{t('fabric.legend')}</legend>
          {fabrics.map(fabric => (
            <label key={fabric}>
              <input type="radio" name="fabric" checked={fabric === wish.fabric} onChange={() => change({ fabric })} />
              {nameOf(fabric)}
            </label>
          ))}
        </fieldset>
        <AmountsTable
          hasSleeves={hasSleeves(wish.product)}
          amounts={wish.amounts}
          change={amounts => change({ amounts })}
        />
        <label>
          {t('code')}
          <input
            className={styles.input}
            value={wish.code}
            maxLength={30}
            autoComplete="off"
            spellCheck={false}
            onChange={event => change({ code: event.target.value })}
          />
        </label>
      </form>
      <QuoteAnswer wish={rested} tiers={table.tiers} />
    </section>
  )
}

const fabricsOf = (table: PriceTable, product: string): readonly string[] =>
  table.products.find(({ productType }) => productType === product)?.fabrics.map(({ fabric }) => fabric) ?? []

function firstWish({ products: [first] }: PriceTable): Wish | null {
  const [fabric] = first?.fabrics ?? []
  return first && fabric ? { product: first.productType, fabric: fabric.fabric, amounts: usualAmounts, code: '' } : null
}

interface AmountsTableProps {
  /** Of garments without sleeves there is but one column. */
  readonly hasSleeves: boolean
  readonly amounts: Amounts
  readonly change: (amounts: Amounts) => void
}

/** How many pieces of each size and sleeve. */
function AmountsTable({ hasSleeves, amounts, change }: AmountsTableProps) {
  const { t } = useTranslation('pricing')
  const columns = hasSleeves ? sleeves : sleeves.slice(0, 1)
  return (
    <table className={styles.amounts}>
      <caption>{t('amounts')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('size')}</th>
          {columns.map(sleeve => (
            <th key={sleeve} scope="col">
              {hasSleeves ? t(`sleeve.${sleeve}`) : t('pieces')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {garmentSizes.map(size => (
          <tr key={size}>
            <th scope="row">{sizeName(size)}</th>
            {columns.map(sleeve => {
              const key = amountKey(size, sleeve)
              const amount = amounts[key] ?? 0
              return (
                <td key={sleeve}>
                  <input
                    inputMode="numeric"
                    aria-label={hasSleeves ? `${sizeName(size)}, ${t(`sleeve.${sleeve}`)}` : sizeName(size)}
                    placeholder="0"
                    value={amount === 0 ? '' : String(amount)}
                    onChange={event => change({ ...amounts, [key]: readAmount(event.target.value) })}
                    onFocus={event => event.target.select()}
                  />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
