import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { inOrder } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useRoomWords } from '../../i18n/words.ts'
import { OpenDesignContext, useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { DesignTroubleNote, useDesignById } from '../../studio/useDesignById.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import styles from './checkout.module.css'
import { PriceSum } from './PriceSum.tsx'
import { Roster } from './Roster.tsx'
import { TodayOptions } from './TodayOptions.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/design/checkout/<design>`: what a design costs, and how to get it made today. */
export function CheckoutScreen() {
  const t = useRoomWords('checkout', { en, kh })
  const { productId = '' } = useParams()
  const [found, again] = useDesignById(productId)
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {found.kind === 'loading' && <CheckoutSkeleton />}
      {found.kind === 'trouble' && <DesignTroubleNote id={productId} word={found.word} again={again} />}
      {found.kind === 'open' && (
        <OpenDesignContext value={found.design}>
          <Checkout />
        </OpenDesignContext>
      )}
    </>
  )
}

/** The open design: who wears it, what can be done with it today, and what it costs. */
export function Checkout() {
  const { t } = useTranslation('checkout')
  const { engine } = useOpenedDesign()
  const document = useStream(engine.document)
  const players = inOrder(document.players)
  const kits = players.reduce((sum, [, { quantity }]) => sum + quantity, 0)
  const name = document.design.name || t('app:name.none')
  return (
    <main id="content" className={styles.page}>
      <div className={styles.work}>
        <header>
          <p className={styles.eyebrow}>{t('title')}</p>
          <h1 className="display">{name}</h1>
        </header>
        <div className={styles.soon}>
          <Info aria-hidden />
          <div>
            <h2>{t('soon.title')}</h2>
            <p>{t('soon.text')}</p>
          </div>
        </div>
        <TodayOptions name={name} kits={kits} />
        <Roster players={players} kits={kits} />
      </div>
      <PriceSum document={document} name={name} />
    </main>
  )
}
