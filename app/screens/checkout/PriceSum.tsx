import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ArtworkView, asDesigned, type DesignDocument, playerId, type State } from '../../../engine/index.ts'
import { useDebounced } from '../../device/useDebounced.ts'
import { useStream } from '../../device/useStream.ts'
import { KitImage } from '../../studio/kits/KitImage.tsx'
import { Select } from '../../ui/controls/native/Select.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import type { OrderItem, Product, useQuantity } from './designs/useOrderItem.ts'
import { QuoteLines } from './QuoteLines.tsx'
import { useShownDesign } from './ShownDesignContext.ts'
import styles from './sum.module.css'
import type { CheckoutPrice } from './useCheckout.ts'

/** The image of the design and what it costs. */
export function PriceSum({ document, player, own, product: ofShop, quantity, checkout }: PriceSumProps) {
  const { t } = useTranslation('checkout')
  const { garment, opened } = useShownDesign()
  const { prices, product, fabrics, fabric, setFabric } = ofShop
  const name = own.name || t('app:name.none')
  const view = viewOf(document, useDebounced(useStream(player), 200))
  return (
    <aside className={styles.sum} aria-label={t('price.title')}>
      <div className={styles.images}>
        {(['front', 'back'] as const).map(side =>
          opened ? (
            <KitImage
              key={side}
              kits={opened.kits}
              garment={garment}
              document={document}
              side={side}
              view={view}
              label={`${name}: ${t(`app:stage.view.${side}`)}`}
            />
          ) : (
            <span key={side} />
          ),
        )}
      </div>
      <h2>{t('price.title')}</h2>
      {prices.kind === 'loading' && <span className={styles.coming} role="status" aria-label={t('app:loading')} />}
      {prices.kind === 'failed' && <PricesFailed prices={prices} />}
      {prices.kind === 'ok' && !product && <p className={styles.note}>{t('price.none')}</p>}
      {product && fabric && (
        <>
          <label className={styles.fabric}>
            <span>{t('price.fabric')}</span>
            <Select
              value={fabric}
              choices={fabrics.map(value => ({ value, label: t(`app:fabric.${value}`, { defaultValue: value }) }))}
              choose={setFabric}
            />
          </label>
          <PromotionCode checkout={checkout} />
          <PriceOf quantity={own.kits === 0 ? quantity : null} checkout={checkout} />
        </>
      )}
    </aside>
  )
}

/** The shirt of a player of the roster, or the sample. */
function viewOf({ players }: DesignDocument, player: string | null): ArtworkView {
  const [id, worn] = Object.entries(players).find(([known]) => known === player) ?? []
  if (id === undefined || !worn) return asDesigned
  return { version: worn.goalkeeper ? 'goalkeeper' : 'player', player: playerId(id), size: worn.size }
}

interface PriceSumProps {
  readonly document: DesignDocument
  /** Whose shirt is shown; without one the sample is. */
  readonly player: State<string | null>
  readonly own: OrderItem
  readonly product: Product
  readonly quantity: Quantity
  readonly checkout: CheckoutPrice
}

/** How many kits somebody asks for while nobody is in the roster. */
type Quantity = ReturnType<typeof useQuantity>

function PricesFailed({ prices }: Pick<Product, 'prices'>) {
  const { t } = useTranslation('checkout')
  const problem = useProblemWord()
  if (prices.kind !== 'failed') return null
  const isOnRequest = prices.error.kind === 'refused' && prices.error.code === 'not-found'
  if (isOnRequest) return <p className={styles.note}>{t('price.onRequest')}</p>
  return (
    <div className={styles.failed} role="alert">
      <p>{problem(prices.error)}</p>
      <button type="button" className="button line" onClick={prices.retry}>
        {t('again')}
      </button>
    </div>
  )
}

/** A code is looked up when its field is left, or with Enter. */
function PromotionCode({ checkout: { code, setCode, quote } }: { readonly checkout: CheckoutPrice }) {
  const { t } = useTranslation('checkout')
  const [typed, type] = useState(code)
  const found = quote?.kind === 'ok' && code !== '' ? quote.value.promotion : 'none'
  const isRefused = found === 'unknown' || found === 'ended'
  return (
    <>
      <label className={styles.fabric}>
        <span>{t('price.code')}</span>
        <input
          value={typed}
          maxLength={30}
          autoCapitalize="characters"
          autoComplete="off"
          aria-invalid={isRefused}
          aria-describedby="code-found"
          onChange={event => type(event.target.value)}
          onBlur={() => setCode(typed.trim())}
          onKeyDown={event => event.key === 'Enter' && setCode(typed.trim())}
        />
      </label>
      <p id="code-found" className={isRefused ? styles.error : styles.small} role="status">
        {found !== 'none' && t(`price.promotion.${found}`)}
      </p>
    </>
  )
}

interface PriceOfProps {
  readonly quantity: Quantity | null
  readonly checkout: CheckoutPrice
}

/** What the order costs; without a roster, so many pieces as one asks for. */
function PriceOf({ quantity, checkout: { quote, items } }: PriceOfProps) {
  const { t } = useTranslation('checkout')
  const problem = useProblemWord()
  return (
    <>
      {quantity && (
        <label className={styles.fabric}>
          <span>{t('price.quantity')}</span>
          <input
            inputMode="numeric"
            value={quantity.written}
            aria-invalid={!quantity.isCount}
            aria-describedby="quantity-fault"
            onChange={event => quantity.write(event.target.value)}
          />
        </label>
      )}
      <p id="quantity-fault" className={styles.error} role="alert">
        {quantity?.isCount === false && t('price.badQuantity')}
      </p>
      {quote?.kind === 'loading' && <span className={styles.coming} role="status" aria-label={t('app:loading')} />}
      {quote?.kind === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{problem(quote.error)}</p>
          <button type="button" className="button line" onClick={quote.retry}>
            {t('again')}
          </button>
        </div>
      )}
      {quote?.kind === 'ok' && <QuoteLines quote={quote.value} items={items} isFetching={quote.isFetching} />}
    </>
  )
}
