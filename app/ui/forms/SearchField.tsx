import { Search } from 'lucide-react'
import styles from './searchField.module.css'

export interface SearchFieldProps {
  /** What it searches, in words. */
  readonly label: string
  readonly value: string
  readonly type: (text: string) => void
  /** Its place on the page. */
  readonly className?: string | undefined
}

/** The longest that a server is asked for. */
const longest = 120

export function SearchField({ label, value, type, className = '' }: SearchFieldProps) {
  return (
    <label className={`${styles.search} ${className}`}>
      <Search aria-hidden />
      <input
        type="search"
        value={value}
        maxLength={longest}
        placeholder={label}
        aria-label={label}
        onChange={event => type(event.target.value)}
      />
    </label>
  )
}
