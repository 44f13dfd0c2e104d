import { Link } from 'react-router-dom'
import { readPricesCall } from '../../../server/contract/pricing/prices.ts'
import { useRoomWords } from '../../i18n/words.ts'
import { useAnswer } from '../../session/api/useAnswer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useShop } from '../../session/useShop.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Calculator } from './Calculator.tsx'
import { PriceRules, PriceTables } from './PriceTables.tsx'
import styles from './pricing.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/pricing`: what everything costs, and a calculator that explains it line by line. */
export function Pricing() {
  const t = useRoomWords('pricing', { en, kh })
  const { client } = useServices()
  const isTold = useShop()?.settings.prices.shown ?? true
  const asked = useAnswer(['pricing'], () => client.send(readPricesCall))
  const hasNone = !isTold || asked.value?.products.length === 0
  return (
    <main id="content" className="public-page">
      <PageTitle>{t('app:menu.pricing')}</PageTitle>
      <header className={styles.head}>
        <h1 className="display">{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {hasNone && (
        <div className={styles.none}>
          <p>{t('onRequest')}</p>
          <Link className="button primary large" to="/#contact">
            {t('ask')}
          </Link>
        </div>
      )}
      {!hasNone && asked.kind === 'loading' && (
        <div className={styles.skeleton} role="status" aria-busy aria-label={t('app:loading')} />
      )}
      {!hasNone && asked.kind === 'failed' && <LoadError trouble={asked.trouble} again={asked.again} />}
      {!hasNone && asked.kind === 'answered' && (
        <>
          <Calculator table={asked.value} />
          <PriceTables table={asked.value} />
          <PriceRules table={asked.value} />
        </>
      )}
    </main>
  )
}
