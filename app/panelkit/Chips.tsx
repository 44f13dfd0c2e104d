import { X } from 'lucide-react'
import styles from './fields.module.css'

export interface Chip {
  readonly id: string
  readonly label: string
  /** What taking it away does, read out. */
  readonly removal: string
  readonly remove: () => void
}

/** Things that can be taken away one by one. */
export const Chips = ({ chips }: { readonly chips: readonly Chip[] }) => (
  <div className={styles.chips}>
    {chips.map(({ id, label, removal, remove }) => (
      <button key={id} type="button" aria-label={removal} title={removal} onClick={remove}>
        {label}
        <X aria-hidden />
      </button>
    ))}
  </div>
)
