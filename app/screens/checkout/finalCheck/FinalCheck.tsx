import { PersonStanding } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasWebGl } from '../../../device/graphics.ts'
import type { OrderItem } from '../designs/useOrderItem.ts'
import styles from './finalCheck.module.css'
import type { OnPlayerProps } from './OnPlayer.tsx'
import { ShirtRow } from './ShirtRow.tsx'

const OnPlayer = lazy(async () => ({ default: (await import('./OnPlayer.tsx')).OnPlayer }))

/** Shirts in a row of images that is drawn at once. */
const inRow = 12

interface FinalCheckProps {
  readonly items: readonly OrderItem[]
}

/** Every shirt of the order as it will be made. Rows out of sight are empty: an order may have hundreds. */
export function FinalCheck({ items }: FinalCheckProps) {
  const { t } = useTranslation('checkout')
  const ordered = items.flatMap(item => (item.shown && item.worn.length > 0 ? { ...item, shown: item.shown } : []))
  if (ordered.length === 0) return null
  return (
    <section className={styles.shirtList} aria-labelledby="final-check">
      <div>
        <h2 id="final-check">{t('finalCheck.title')}</h2>
        <p className={styles.lead}>{t('finalCheck.lead')}</p>
      </div>
      {ordered.map(({ id, name, shown, worn }) => (
        <div key={id} className={styles.rows}>
          {ordered.length > 1 && <h3>{name || t('app:name.none')}</h3>}
          <PlayerView name={name} shown={shown} worn={worn} />
          {rowsOf(worn).map(row => (
            <ShirtRow key={row[0]?.id} shown={shown} row={row} />
          ))}
        </div>
      ))}
    </section>
  )
}

/** The shirts on somebody, for who asks: it is fetched then. Without a 3D view the images below are all there is. */
function PlayerView(shirts: Pick<OnPlayerProps, 'name' | 'shown' | 'worn'>) {
  const { t } = useTranslation('checkout')
  const [isSolid, setSolid] = useState(hasWebGl)
  const [isOpen, setOpen] = useState(false)
  if (!isSolid) return isOpen ? <p role="status">{t('finalCheck.notSolid')}</p> : null
  return (
    <>
      <button
        type="button"
        className={`button line ${styles.open}`}
        aria-pressed={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <PersonStanding aria-hidden />
        {t('app:stage.worn')}
      </button>
      {isOpen && (
        <Suspense fallback={<div className={styles.player} role="status" aria-label={t('app:stage.coming')} />}>
          <OnPlayer {...shirts} onFailed={() => setSolid(false)} />
        </Suspense>
      )}
    </>
  )
}

function rowsOf(worn: OrderItem['worn']): readonly OrderItem['worn'][] {
  const rows: OrderItem['worn'][] = []
  for (let at = 0; at < worn.length; at += inRow) rows.push(worn.slice(at, at + inRow))
  return rows
}
