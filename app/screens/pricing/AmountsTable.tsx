import { useTranslation } from 'react-i18next'
import { garmentSizes } from '../../../server/contract/garmentSizes.ts'
import { sizeName } from '../../i18n/sizeName.ts'
import styles from './pricing.module.css'
import { type Amounts, amountKey, readAmount, sleeves } from './wish.ts'

export interface AmountsTableProps {
  /** Of garments without sleeves there is but one column. */
  readonly hasSleeves: boolean
  readonly amounts: Amounts
  readonly change: (amounts: Amounts) => void
}

/** How many pieces of each size and sleeve. */
export function AmountsTable({ hasSleeves, amounts, change }: AmountsTableProps) {
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
