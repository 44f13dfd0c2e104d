import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dock } from './Dock.tsx'
import { FlatView } from './FlatView.tsx'

/** The garment and what one looks at it with. */
export function Stage({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation()
  const [isFlat, setFlat] = useState(true)
  return (
    <main className={className} aria-label={t('stage.label')}>
      <FlatView />
      <Dock isFlat={isFlat} setFlat={setFlat} />
    </main>
  )
}
