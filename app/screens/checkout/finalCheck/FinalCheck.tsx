import { useTranslation } from 'react-i18next'
import type { OrderItem } from '../designs/useOrderItem.ts'
import styles from './finalCheck.module.css'
import { ShirtRow } from './ShirtRow.tsx'

/** Shirts in a row of images that is drawn at once. */
const inRow = 12

interface FinalCheckProps {
  readonly items: readonly OrderItem[]
}

/** Every shirt of the order as it will be made. Rows out of sight are empty: an order may have hundreds. */
export function FinalCheck({ items }: FinalCheckProps) {
  const { t } = useTranslation('checkout')
  const ordered = items.flatMap(item => (item.shown && item.worn.length > 0 ? { ...item, shown: item.shown } : []))
  if (ordered.length === 0) return null
  return (
    <section className={styles.shirtList} aria-labelledby="final-check">
      <div>
        <h2 id="final-check">{t('finalCheck.title')}</h2>
        <p className={styles.lead}>{t('finalCheck.lead')}</p>
      </div>
      {ordered.map(({ id, name, shown, worn }) => (
        <div key={id} className={styles.rows}>
          {ordered.length > 1 && <h3>{name || t('app:name.none')}</h3>}
          {rowsOf(worn).map(row => (
            <ShirtRow key={row[0]?.id} shown={shown} row={row} />
          ))}
        </div>
      ))}
    </section>
  )
}

function rowsOf(worn: OrderItem['worn']): readonly OrderItem['worn'][] {
  const rows: OrderItem['worn'][] = []
  for (let at = 0; at < worn.length; at += inRow) rows.push(worn.slice(at, at + inRow))
  return rows
}
