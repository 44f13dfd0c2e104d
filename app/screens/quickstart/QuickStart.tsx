import { Shirt } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useScreenWords } from '../../i18n/words.ts'
import { useTenant } from '../../session/useTenant.ts'
import { fetchedGarment } from '../../studio/fetchedGarment.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { useOpenedResource } from '../../studio/useOpenedResource.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { QuickSkeleton } from './QuickSkeleton.tsx'
import { QuickTable } from './QuickTable.tsx'
import styles from './quickstart.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/quickstart`: a crest in, twelve kits out. */
export function QuickStart() {
  const t = useScreenWords('quickstart', { en, kh })
  const studio = useStudio()
  const tenant = useTenant()
  const open = useCallback(async () => {
    const garment = await fetchedGarment(studio, 'SOCCER_KIT')
    const renderer = studio.openKitRenderer()
    return { found: { garment, renderer }, close: renderer.close }
  }, [studio])
  const [table] = useOpenedResource(open)

  return (
    <>
      <PageTitle>{t('app:menu.quickstart')}</PageTitle>
      {tenant && !tenant.productTypes.includes('SOCCER_KIT') ? (
        <NotSold />
      ) : table ? (
        <QuickTable {...table} />
      ) : (
        <QuickSkeleton />
      )}
    </>
  )
}

/** The quick start makes soccer kits: what is here in a shop that sells none. */
export function NotSold() {
  const { t } = useTranslation('quickstart')
  return (
    <main id="content" className={styles.notSold}>
      <Shirt aria-hidden />
      <h1>{t('notSold.title')}</h1>
      <p>{t('notSold.text')}</p>
      <Link className="button primary" to="/products">
        {t('notSold.act')}
      </Link>
    </main>
  )
}
