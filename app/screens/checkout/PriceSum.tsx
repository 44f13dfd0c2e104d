import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asDesigned, type DesignDocument, inOrder } from '../../../engine/index.ts'
import { productType } from '../../../server/contract/tenantSettings.ts'
import { useAnswer } from '../../session/api/useAnswer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { KitPicture } from '../../studio/kits/KitPicture.tsx'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { PriceOf } from './PriceOf.tsx'
import { readPrices } from './priceCalls.ts'
import styles from './sum.module.css'

/** The picture of the design and what it costs. */
export function PriceSum({ document, name }: { readonly document: DesignDocument; readonly name: string }) {
  const { t } = useTranslation('checkout')
  const problem = useProblemWord()
  const { ask } = useServices()
  const { garment, kits } = useOpenedDesign()
  const prices = useAnswer(['pricing'], () => readPrices(ask))
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
