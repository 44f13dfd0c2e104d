import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { createState } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useReviewStatus } from '../../editor/review/useReviewStatus.ts'
import { useLockedTries } from '../../editor/review/useReviewSteps.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { OpenDesignContext, useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { DesignErrorMessage, useDesignById } from '../../studio/useDesignById.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import styles from './checkout.module.css'
import { OrderForm } from './OrderForm.tsx'
import { PriceSum } from './PriceSum.tsx'
import { Roster } from './roster/Roster.tsx'
import { useRoster } from './roster/useRoster.ts'
import { SelfEntry } from './selfEntry/SelfEntry.tsx'
import { TodayOptions } from './TodayOptions.tsx'
import { useCheckout } from './useCheckout.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/design/checkout/<design>`: a design is ordered: its roster, its price, where it goes. */
export function CheckoutScreen() {
  const t = useScreenWords('checkout', { en, kh })
  const { productId = '' } = useParams()
  const [found, retry] = useDesignById(productId)
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {found.kind === 'loading' && <CheckoutSkeleton />}
      {found.kind === 'error' && <DesignErrorMessage id={productId} word={found.word} retry={retry} />}
      {found.kind === 'open' && (
        <OpenDesignContext value={found.design}>
          <Checkout />
        </OpenDesignContext>
      )}
    </>
  )
}

/** The open design: who wears it, what it costs, where it goes. A shop without prices is written to instead. */
export function Checkout() {
  const { t } = useTranslation('checkout')
  const { engine, connection } = useOpenedDesign()
  const document = useStream(engine.document)
  useReviewStatus()
  useLockedTries()
  const roster = useRoster(document)
  // Arrows through the roster draw the image alone, and not the page.
  const [player] = useState(() => createState<string | null>(null))
  const kits = roster.players.reduce((sum, { quantity }) => sum + quantity, 0)
  const name = document.design.name || t('app:name.none')
  const checkout = useCheckout(document, roster.players)
  const isPriced =
    checkout.prices.kind !== 'failed' && (checkout.prices.kind === 'loading' || checkout.product !== null)
  return (
    <main id="content" className={styles.page}>
      <div className={styles.work}>
        <header>
          <p className={styles.eyebrow}>{t('title')}</p>
          <h1 className="display">{name}</h1>
        </header>
        <Roster roster={roster} document={document} onRow={player.set} />
        {!connection.isGuest && <SelfEntry roster={roster} />}
        {isPriced ? (
          <OrderForm checkout={checkout} unready={roster.unready} document={document} />
        ) : (
          <TodayOptions name={name} kits={kits} />
        )}
      </div>
      <PriceSum document={document} player={player} name={name} checkout={checkout} />
    </main>
  )
}
