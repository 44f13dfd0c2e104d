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

/** Delay between the last keystroke and the search, in ms. */
const pause = 300

/**
 * A search that is kept elsewhere, such as in the address, and typed here: what is typed is looked for when the typing
 * rests, and what changes there by itself (back, or all filters away) is shown here.
 */
export function useSearchTyping(search: string, submit: (search: string) => void) {
  const [typed, type] = useState(search)
  const searched = useRef(search)
  const find = useEffectEvent((wanted: string) => {
    if (wanted === searched.current) return
    searched.current = wanted
    submit(wanted)
  })
  useEffect(() => {
    const resting = setTimeout(() => find(typed.trim()), pause)
    return () => clearTimeout(resting)
  }, [typed])
  useEffect(() => {
    // The person's own search comes back here while they go on typing.
    if (search === searched.current) return
    searched.current = search
    type(search)
  }, [search])
  return { typed, type }
}
