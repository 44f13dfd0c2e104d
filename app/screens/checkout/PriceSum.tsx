import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asDesigned, type DesignDocument, inOrder, type PlayerFields } from '../../../engine/index.ts'
import { type QuoteRequest, quoteCall, readPricesCall } from '../../../server/contract/pricing/prices.ts'
import { type ProductType, productType } from '../../../server/contract/tenantSettings.ts'
import { readNumber } from '../../i18n/formats.ts'
import { useAnswer } from '../../session/api/useAnswer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { KitPicture } from '../../studio/kits/KitPicture.tsx'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { piecesOf, samplePieces } from './piecesOf.ts'
import { QuoteLines } from './QuoteLines.tsx'
import styles from './sum.module.css'

/** The picture of the design and what it costs. */
export function PriceSum({ document, name }: { readonly document: DesignDocument; readonly name: string }) {
  const { t } = useTranslation('checkout')
  const problem = useProblemWord()
  const { client } = useServices()
  const { garment, kits } = useOpenedDesign()
  const prices = useAnswer(['pricing'], () => client.send(readPricesCall))
  const [fabric, setFabric] = useState<string | null>(null)
  const product =
    prices.kind === 'answered' ? prices.value.products.find(known => known.productType === garment.id) : undefined
  const type = productType.safeParse(garment.id).data
  const fabrics = product?.fabrics.map(known => known.fabric) ?? []
  const designed = document.design.fabric
  const chosen = fabric ?? fabrics.find(known => known === designed) ?? fabrics[0]
  return (
    <aside className={styles.sum} aria-label={t('price.title')}>
      <div className={styles.pictures}>
        {(['front', 'back'] as const).map(side => (
          <KitPicture
            key={side}
            kits={kits}
            garment={garment}
            document={document}
            side={side}
            view={asDesigned}
            label={`${name}: ${t(`app:stage.view.${side}`)}`}
          />
        ))}
      </div>
      <h2>{t('price.title')}</h2>
      {prices.kind === 'loading' && <span className={styles.coming} role="status" aria-label={t('app:loading')} />}
      {prices.kind === 'failed' && prices.trouble.kind === 'refused' && prices.trouble.code === 'not-found' && (
        <p className={styles.note}>{t('price.onRequest')}</p>
      )}
      {prices.kind === 'failed' && !(prices.trouble.kind === 'refused' && prices.trouble.code === 'not-found') && (
        <div className={styles.failed} role="alert">
          <p>{problem(prices.trouble)}</p>
          <button type="button" className="button line" onClick={prices.again}>
            {t('again')}
          </button>
        </div>
      )}
      {prices.kind === 'answered' && (!product || !type || !chosen) && <p className={styles.note}>{t('price.none')}</p>}
      {product && type && chosen && (
        <>
          <label className={styles.fabric}>
            <span>{t('price.fabric')}</span>
            <select value={chosen} onChange={event => setFabric(event.target.value)}>
              {fabrics.map(known => (
                <option key={known} value={known}>
                  {t(`fabric.${known}`, { defaultValue: known })}
                </option>
              ))}
            </select>
          </label>
          <PriceOf
            document={document}
            players={inOrder(document.players).map(([, player]) => player)}
            productType={type}
            fabric={chosen}
            least={product.minimumQuantity}
          />
        </>
      )}
    </aside>
  )
}

interface PriceOfProps {
  readonly document: DesignDocument
  readonly players: readonly PlayerFields[]
  readonly productType: ProductType
  readonly fabric: string
  /** The smallest order. */
  readonly least: number
}

const most = 10_000

/** What the roster costs in a fabric; without a roster, so many pieces as one asks for. */
function PriceOf({ document, players, productType, fabric, least }: PriceOfProps) {
  const { t } = useTranslation('checkout')
  const problem = useProblemWord()
  const { client } = useServices()
  const { garment } = useOpenedDesign()
  const [written, write] = useState(String(least))
  const wanted = readNumber(written)
  const isCount = wanted !== null && Number.isInteger(wanted) && wanted >= 1 && wanted <= most
  const design = { document, garment }
  const pieces = players.length > 0 ? piecesOf(design, players) : samplePieces(design, isCount ? wanted : least)
  const wish: QuoteRequest = { items: [{ productType, fabric, pieces: [...pieces] }] }
  const quote = useAnswer(['quote', wish], () => client.send(quoteCall, { body: wish }))
  return (
    <>
      {players.length === 0 && (
        <label className={styles.fabric}>
          <span>{t('price.quantity')}</span>
          <input
            inputMode="numeric"
            value={written}
            aria-invalid={!isCount}
            aria-describedby="quantity-fault"
            onChange={event => write(event.target.value)}
          />
        </label>
      )}
      <p id="quantity-fault" className={styles.fault} role="alert">
        {!isCount && t('price.badQuantity')}
      </p>
      {quote.kind === 'loading' && <span className={styles.coming} role="status" aria-label={t('app:loading')} />}
      {quote.kind === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{problem(quote.trouble)}</p>
          <button type="button" className="button line" onClick={quote.again}>
            {t('again')}
          </button>
        </div>
      )}
      {quote.kind === 'answered' && <QuoteLines quote={quote.value} isAsking={quote.isAsking} />}
    </>
  )
}
