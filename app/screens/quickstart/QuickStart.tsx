import { Shirt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useScreenWords } from '../../i18n/words.ts'
import { useTenant } from '../../session/useTenant.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { QuickTable } from './QuickTable.tsx'
import styles from './quickstart.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/quickstart`: a crest in, twelve kits out. */
export function QuickStart() {
  const t = useScreenWords('quickstart', { en, kh })
  const tenant = useTenant()
  return (
    <>
      <PageTitle>{t('app:menu.quickstart')}</PageTitle>
      {tenant && !tenant.productTypes.includes('SOCCER_KIT') ? <NotSold /> : <QuickTable />}
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
