import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { orderNumber } from '../../../server/contract/orders/order.ts'
import styles from './today.module.css'

interface RowProps {
  readonly to: string
  readonly title: string
  readonly text: string
  /** Of an order. */
  readonly number?: number
  readonly image?: string | null
  readonly end?: ReactNode
  readonly below?: ReactNode
}

/** One thing in a list, all of it a link. */
export function Row({ to, title, text, number, image, end, below }: RowProps) {
  return (
    <li className={styles.row}>
      {image && <img src={image} alt="" loading="lazy" />}
      <div className={styles.what}>
        <Link to={to}>
          {number !== undefined && `${orderNumber(number)} `}
          {title}
        </Link>
        <p>{text}</p>
      </div>
      <div className={styles.end}>
        {end}
        {below}
      </div>
    </li>
  )
}
