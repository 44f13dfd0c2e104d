import { lazy, Suspense, useState } from 'react'
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
import { CheckoutSkeleton, ComingBelow } from './CheckoutSkeleton.tsx'
import styles from './checkout.module.css'
import { OrderDesigns } from './designs/OrderDesigns.tsx'
import { useOrderDesigns } from './designs/useOrderDesigns.ts'
import { type OrderItem, useOrderItem, useProduct, useQuantity } from './designs/useOrderItem.ts'
import { PriceSum } from './PriceSum.tsx'
import { Roster } from './roster/Roster.tsx'
import { useRoster } from './roster/useRoster.ts'
import { type CheckoutPrice, useCheckout } from './useCheckout.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

// What stands below the roster comes after it: its parts are most of the page, and nobody is there yet.
const SelfEntry = lazy(async () => ({ default: (await import('./selfEntry/SelfEntry.tsx')).SelfEntry }))
const FinalCheck = lazy(async () => ({ default: (await import('./finalCheck/FinalCheck.tsx')).FinalCheck }))
const OrderOf = lazy(async () => ({ default: (await import('./OrderOf.tsx')).OrderOf }))
// Brings dialogs and printing, and most shops have prices.
const TodayOptions = lazy(async () => ({ default: (await import('./TodayOptions.tsx')).TodayOptions }))

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
  const { id, engine, connection } = useOpenedDesign()
  const document = useStream(engine.document)
  useReviewStatus()
  useLockedTries()
  const roster = useRoster(document)
  // Arrows through the roster draw the image alone, and not the page.
  const [player] = useState(() => createState<string | null>(null))
  const product = useProduct(document)
  const quantity = useQuantity(product.product?.minimumQuantity ?? 1)
  const own = useOrderItem(document, roster, product, quantity.count)
  const designs = useOrderDesigns(id)
  const { others, take } = useOthers()
  const checkout = useCheckout(designs.ids.map(one => (one === id ? own : (others[one] ?? null))))
  const name = own.name || t('app:name.none')
  const { kind } = product.prices
  const isPriced = kind !== 'failed' && (kind === 'loading' || product.product !== null)
  return (
    <main id="content" className={styles.page}>
      <div className={styles.work}>
        <header>
          <p className={styles.eyebrow}>{t('title')}</p>
          <h1 className="display">{name}</h1>
        </header>
        {isPriced && <OrderDesigns designs={designs} own={own} document={document} onItem={take} />}
        <Roster roster={roster} document={document} missing={missingOf(checkout, own)} onRow={player.set} />
        <Suspense fallback={<ComingBelow />}>
          {!connection.isGuest && <SelfEntry roster={roster} />}
          {isPriced && <FinalCheck items={checkout.items} />}
          {isPriced ? (
            <OrderOf checkout={checkout} isOpen={checkout.items.length === designs.ids.length} />
          ) : (
            <TodayOptions name={name} kits={own.kits} />
          )}
        </Suspense>
      </div>
      <PriceSum
        document={document}
        player={player}
        own={own}
        product={product}
        quantity={quantity}
        checkout={checkout}
      />
    </main>
  )
}

/** How many kits the open design is short of, once somebody is ordered in it. */
function missingOf({ quote }: CheckoutPrice, { id, kits }: OrderItem) {
  const item = quote?.kind === 'ok' && kits > 0 ? quote.value.items.find(({ design }) => design === id) : undefined
  return item ? { count: item.missing, min: item.minimumQuantity } : null
}

/** The other designs of the order, as they are opened, changed and taken out. */
function useOthers() {
  const [others, setOthers] = useState<Readonly<Record<string, OrderItem | null>>>({})
  const take = (id: string, item: OrderItem | null) => setOthers(before => ({ ...before, [id]: item }))
  return { others, take }
}
