import { Link } from 'react-router-dom'
import { useScreenWords } from '../../i18n/words.ts'
import { usePrices } from '../../session/prices.ts'
import { useTenant } from '../../session/useTenant.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Calculator } from './Calculator.tsx'
import { PriceRules, PriceTables } from './PriceTables.tsx'
import styles from './pricing.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/pricing`: what everything costs, and a calculator that explains it line by line. */
export function Pricing() {
  const t = useScreenWords('pricing', { en, kh })
  const showsPrices = useTenant()?.settings.prices.shown ?? true
  const result = usePrices()
  const hasNone = !showsPrices || result.value?.products.length === 0
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
            {t('contact')}
          </Link>
        </div>
      )}
      {!hasNone && result.kind === 'loading' && (
        <div className={styles.skeleton} role="status" aria-busy aria-label={t('app:loading')} />
      )}
      {!hasNone && result.kind === 'failed' && <LoadError error={result.error} retry={result.retry} />}
      {!hasNone && result.kind === 'ok' && (
        <>
          <Calculator table={result.value} />
          <PriceTables table={result.value} />
          <PriceRules table={result.value} />
        </>
      )}
    </main>
  )
}
