import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { inOrder } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import styles from './checkout.module.css'
import { PriceSum } from './PriceSum.tsx'
import { Roster } from './Roster.tsx'
import { TodayWays } from './TodayWays.tsx'

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
        <TodayWays name={name} kits={kits} />
        <Roster players={players} kits={kits} />
      </div>
      <PriceSum document={document} name={name} />
    </main>
  )
}
