import type { ReactNode } from 'react'
import styles from './pictureCards.module.css'

/** Cards side by side, as many as there is room for. */
export function PictureCards({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {children}
    </ul>
  )
}

export interface PictureCardProps {
  readonly name: string
  /** Below the name, smaller. */
  readonly detail?: string
  readonly picture: ReactNode
  readonly choose: () => void
}

/** Something to choose by its picture. */
export function PictureCard({ name, detail, picture, choose }: PictureCardProps) {
  return (
    <li>
      <button type="button" className={styles.card} onClick={choose}>
        <span className={styles.picture} aria-hidden>
          {picture}
        </span>
        <span className={styles.name}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </button>
    </li>
  )
}
