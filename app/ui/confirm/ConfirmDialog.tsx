import { lazy, Suspense } from 'react'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'

const AskedDialog = lazy(async () => ({ default: (await import('./AskedDialog.tsx')).AskedDialog }))

/** The question that stands, if there is one. What it is shown in is fetched with the first one. */
export function ConfirmDialog() {
  const question = useStream(useServices().questions.open)
  return (
    question && (
      <Suspense>
        <AskedDialog question={question} />
      </Suspense>
    )
  )
}
