import { lazy, Suspense } from 'react'
import type { LargeDialogProps } from '../table/LargeDialog.tsx'

const Large = lazy(async () => ({ default: (await import('../table/LargeDialog.tsx')).LargeDialog }))

/** As large as the page allows, for a whole table. Fetched when it is first asked for. */
export const LargeDialog = (props: LargeDialogProps) => (
  <Suspense fallback={null}>
    <Large {...props} />
  </Suspense>
)
