import { MessageSquareText, Package, Shirt } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useRoomWords } from '../../i18n/words.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import styles from './histories.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/me/histories`: the orders of a customer. Nothing can be ordered here yet, and the page says so. */
export function HistoriesScreen() {
  const t = useRoomWords('histories', { en, kh })
  return (
    <div className={styles.page}>
      <PageTitle>{t('app:menu.histories')}</PageTitle>
      <h1 className="display small">{t('app:menu.histories')}</h1>
      <EmptyState icon={Package} title={t('title')} text={t('text')}>
        <ol className={styles.steps}>
          <li>{t('step.design')}</li>
          <li>{t('step.players')}</li>
          <li>{t('step.letter')}</li>
        </ol>
        <Link className="button primary" to="/me/assets">
          <Shirt aria-hidden />
          {t('designs')}
        </Link>
        <Link className="button line" to="/#contact">
          <MessageSquareText aria-hidden />
          {t('contact')}
        </Link>
      </EmptyState>
    </div>
  )
}
