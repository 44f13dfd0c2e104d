import { Ruler } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchedComponent } from '../../device/fetchedComponent.tsx'
import type { SizeGuideProps } from './SizeGuide.tsx'

const SizeGuide = fetchedComponent(async () => (await import('./SizeGuide.tsx')).SizeGuide)

/** Opens the table of sizes of a garment, which is fetched when it is first asked for. */
export function SizeGuideButton({ garment }: Pick<SizeGuideProps, 'garment'>) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button line" onClick={() => setOpen(true)}>
        <Ruler aria-hidden />
        {t('sizeGuide.title')}
      </button>
      {isOpen && <SizeGuide garment={garment} close={() => setOpen(false)} />}
    </>
  )
}
