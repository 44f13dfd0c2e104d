import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignDocument, PlayerFields } from '../../../engine/index.ts'
import type { QuoteRequest } from '../../../server/contract/pricing/prices.ts'
import type { ProductType } from '../../../server/contract/tenantSettings.ts'
import { readNumber } from '../../i18n/khmerFormat.ts'
import { useAnswer } from '../../session/api/useAnswer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { piecesOf, samplePieces } from './piecesOf.ts'
import { askQuote } from './priceCalls.ts'
import { QuoteLines } from './QuoteLines.tsx'
import styles from './sum.module.css'

export interface PriceOfProps {
  readonly document: DesignDocument
  readonly players: readonly PlayerFields[]
  readonly productType: ProductType
  readonly fabric: string
  /** The smallest order. */
  readonly least: number
}

const most = 10_000

/** What the roster costs in a fabric; without a roster, so many pieces as one asks for. */
export function PriceOf({ document, players, productType, fabric, least }: PriceOfProps) {
  const { t } = useTranslation('checkout')
  const problem = useProblemWord()
  const { ask } = useServices()
  const { garment } = useOpenedDesign()
  const [written, write] = useState(String(least))
  const wanted = readNumber(written)
  const isCount = wanted !== null && Number.isInteger(wanted) && wanted >= 1 && wanted <= most
  const design = { document, garment }
  const pieces = players.length > 0 ? piecesOf(design, players) : samplePieces(design, isCount ? wanted : least)
  const wish: QuoteRequest = { items: [{ productType, fabric, pieces: [...pieces] }] }
  const quote = useAnswer(['quote', wish], () => askQuote(ask, wish))
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
