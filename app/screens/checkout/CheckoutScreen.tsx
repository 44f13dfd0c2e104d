import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { createState } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { OpenDesignContext } from '../../studio/OpenDesignContext.ts'
import { StudioContext } from '../../studio/StudioContext.ts'
import { DesignErrorMessage } from '../../studio/useDesignById.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { CheckoutSkeleton, ComingBelow } from './CheckoutSkeleton.tsx'
import styles from './checkout.module.css'
import { OrderDesigns } from './designs/OrderDesigns.tsx'
import { useOrderDesigns } from './designs/useOrderDesigns.ts'
import { type OrderItem, useOrderItem, useProduct, useQuantity } from './designs/useOrderItem.ts'
import { PriceSum } from './PriceSum.tsx'
import { Roster } from './roster/Roster.tsx'
import { useRoster } from './roster/useRoster.ts'
import { ShownDesignContext, shownAsOpened, useShownDesign } from './ShownDesignContext.ts'
import { type CheckoutPrice, useCheckout } from './useCheckout.ts'
import { useDesignOpening, useEarlyDesign } from './useCheckoutDesign.ts'
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
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <CheckoutOf key={productId} id={productId} />
    </>
  )
}

/** A design as this device or the server shows it, until it is opened. */
function CheckoutOf({ id }: { readonly id: string }) {
  const early = useEarlyDesign(id)
  const [opening, retry] = useDesignOpening(id, early)
  const found = opening.kind === 'known' ? opening.design : null
  const opened = found?.kind === 'open' ? found.design : null
  const shown = useMemo(() => (opened ? shownAsOpened(opened) : early), [opened, early])
  if (found?.kind === 'error') return <DesignErrorMessage id={id} word={found.word} retry={retry} />
  if (!shown) return <CheckoutSkeleton />
  return (
    <StudioContext value={opening.kind === 'known' ? opening.studio : null}>
      <OpenDesignContext value={opened}>
        <ShownDesignContext value={shown}>
          {opening.kind === 'known' && opened && <opening.FollowReview />}
          <Checkout isMissing={opening.kind === 'missing'} />
        </ShownDesignContext>
      </OpenDesignContext>
    </StudioContext>
  )
}

interface CheckoutProps {
  /** What opens the design could not be fetched. */
  readonly isMissing: boolean
}

/** The design: who wears it, what it costs, where it goes. A shop without prices is written to instead. */
function Checkout({ isMissing }: CheckoutProps) {
  const { t } = useTranslation('checkout')
  const { id, document: shown, opened } = useShownDesign()
  const document = useStream(shown)
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
        {isMissing && <RestMissing />}
        {!isMissing && !opened && <ComingBelow />}
        {opened && (
          <Suspense fallback={<ComingBelow />}>
            {!opened.connection.isGuest && <SelfEntry roster={roster} />}
            {isPriced && <FinalCheck items={checkout.items} />}
            {isPriced ? (
              <OrderOf checkout={checkout} isOpen={checkout.items.length === designs.ids.length} />
            ) : (
              <TodayOptions name={name} kits={own.kits} />
            )}
          </Suspense>
        )}
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

/** What stands below could not be fetched. The page has what was written into it, and keeps it when it is loaded anew. */
function RestMissing() {
  const { t } = useTranslation()
  return (
    <div className={styles.missing} role="alert">
      <p>{t('app:screenFailed.text')}</p>
      <button type="button" className="button line" onClick={() => location.reload()}>
        {t('app:screenFailed.again')}
      </button>
    </div>
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
