import { lazy, Suspense } from 'react'
import type { LowContrastProps } from './LowContrast.tsx'

// Comes with what measures it, which the first panel of the editor does without.
const LowContrast = lazy(async () => ({ default: (await import('./LowContrast.tsx')).LowContrast }))

/** Says where lettering is hard to read on its cloth. */
export const ContrastHint = (props: LowContrastProps) => (
  <Suspense fallback={null}>
    <LowContrast {...props} />
  </Suspense>
)
