import { useEffect, useEffectEvent, useRef, useState } from 'react'

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
