import { useSyncExternalStore } from 'react'

/** As `max-width` of the style sheets has it. */
const narrow = '(max-width: 640px)'

/** Whether the page is as narrow as a phone. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    changed => {
      const query = matchMedia(narrow)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(narrow).matches,
  )
