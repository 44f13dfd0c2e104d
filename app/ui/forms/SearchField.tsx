import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './searchField.module.css'

interface SearchFieldProps {
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

/** So long after the last letter it is searched, in ms. */
const pause = 300

/**
 * A search that is kept elsewhere, such as in the address, and typed here: what is typed is looked for when the typing
 * rests, and what changes there by itself (back, or all filters away) is shown here.
 */
export function useSearchTyping(search: string, look: (search: string) => void) {
  const [typed, type] = useState(search)
  const looked = useRef(search)
  const find = useEffectEvent((wanted: string) => {
    if (wanted === looked.current) return
    looked.current = wanted
    look(wanted)
  })
  useEffect(() => {
    const resting = setTimeout(() => find(typed.trim()), pause)
    return () => clearTimeout(resting)
  }, [typed])
  useEffect(() => {
    // One's own search comes back here, while one types on.
    if (search === looked.current) return
    looked.current = search
    type(search)
  }, [search])
  return { typed, type }
}
