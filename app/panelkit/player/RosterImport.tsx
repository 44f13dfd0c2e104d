import { lazy, Suspense } from 'react'
import type { RosterImportProps } from '../roster/RosterImport.tsx'

const Import = lazy(async () => ({ default: (await import('../roster/RosterImport.tsx')).RosterImport }))

/** Takes a whole list of players from the clipboard or a file. Fetched when it is first asked for. */
export const RosterImport = (props: RosterImportProps) => (
  <Suspense fallback={null}>
    <Import {...props} />
  </Suspense>
)
