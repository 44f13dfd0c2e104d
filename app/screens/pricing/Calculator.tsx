import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { garmentSizes } from '../../../server/contract/garmentSizes.ts'
import type { PriceTable } from '../../../server/contract/pricing/prices.ts'
import { useDebounced } from '../../device/useDebounced.ts'
import { sizeName } from '../../i18n/formats.ts'
import { hasLongSleeves } from '../../session/products.ts'
import { Select } from '../../ui/controls/native/Select.tsx'
import { useFabricName } from './PriceTables.tsx'
import styles from './pricing.module.css'
import { QuoteResult } from './QuoteResult.tsx'
import { type Amounts, amountKey, type QuoteInput, readAmount, sleeves, usualAmounts } from './quoteInput.ts'

/** So long after the last change the price is asked for, in ms. */
const pause = 250

/** The price calculator: product, fabric, pieces by size and sleeve, a code. */
export function Calculator({ table }: { readonly table: PriceTable }) {
  const { t } = useTranslation('pricing')
  const nameOf = useFabricName()
  const [input, setInput] = useState<QuoteInput | null>(() => initialInput(table))
  const settledInput = useDebounced(input, pause)
  if (!input || !settledInput) return null
  const change = (part: Partial<QuoteInput>) => setInput({ ...input, ...part })
  const fabrics = fabricsOf(table, input.product)
  return (
    <section className={styles.calculator} aria-labelledby="calculator">
      <form className={styles.form} onSubmit={event => event.preventDefault()}>
        <h2 id="calculator">{t('calculator')}</h2>
        <label>
          {t('product')}
          <Select
            className={styles.input}
            value={input.product}
            choices={table.products.map(({ productType: value }) => ({ value, label: t(`app:product.${value}`) }))}
            choose={product => {
              const [fabric] = fabricsOf(table, product)
              if (fabric) change({ product, fabric })
            }}
          />
        </label>
        <fieldset className={styles.fabrics}>
          <legend>{t('fabric.legend')}</legend>
          {fabrics.map(fabric => (
            <label key={fabric}>
              <input type="radio" name="fabric" checked={fabric === input.fabric} onChange={() => change({ fabric })} />
              {nameOf(fabric)}
            </label>
          ))}
        </fieldset>
        <AmountsTable
          hasSleeves={hasLongSleeves(input.product)}
          amounts={input.amounts}
          change={amounts => change({ amounts })}
        />
        <label>
          {t('code')}
          <input
            className={styles.input}
            value={input.code}
            maxLength={30}
            autoComplete="off"
            spellCheck={false}
            onChange={event => change({ code: event.target.value })}
          />
        </label>
      </form>
      <QuoteResult input={settledInput} tiers={table.tiers} />
    </section>
  )
}

const fabricsOf = (table: PriceTable, product: string): readonly string[] =>
  table.products.find(({ productType }) => productType === product)?.fabrics.map(({ fabric }) => fabric) ?? []

function initialInput({ products: [first] }: PriceTable): QuoteInput | null {
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
              return (
                <td key={sleeve}>
                  <AmountField
                    label={hasSleeves ? `${sizeName(size)}, ${t(`sleeve.${sleeve}`)}` : sizeName(size)}
                    amount={amounts[key] ?? 0}
                    choose={amount => change({ ...amounts, [key]: amount })}
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

interface AmountFieldProps {
  readonly label: string
  readonly amount: number
  readonly choose: (amount: number) => void
}

/** A whole number of pieces. Anything else stays as it was written, says what may stand there, and is not reckoned. */
function AmountField({ label, amount, choose }: AmountFieldProps) {
  const { t } = useTranslation('pricing')
  const problem = useId()
  const [wrong, setWrong] = useState<string | null>(null)
  return (
    <>
      <input
        inputMode="numeric"
        aria-label={label}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : problem}
        placeholder="0"
        value={wrong ?? (amount === 0 ? '' : String(amount))}
        onChange={event => {
          const read = readAmount(event.target.value)
          setWrong(read === null ? event.target.value : null)
          choose(read ?? 0)
        }}
        onFocus={event => event.target.select()}
      />
      {wrong !== null && (
        <p id={problem} className={styles.wrong} role="alert">
          {t('badAmount')}
        </p>
      )}
    </>
  )
}
