import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Colour, type Ink, nearestInk, seenDifference } from '../../../engine/index.ts'
import { formatNumber } from '../../i18n/formats.ts'
import styles from './nearestInk.module.css'

export interface NearestInkProps {
  readonly colour: Colour
  readonly inks: readonly Ink[]
  readonly choose: (colour: Colour) => void
}

/** What the shop prints for a colour, and how far that is from it. A press takes the ink. */
export function NearestInk({ colour, inks, choose }: NearestInkProps) {
  const { t } = useTranslation()
  const nearest = nearestInk(colour, inks)
  if (!nearest) return null
  const { ink, away } = nearest
  const isSame = ink.colour.toLowerCase() === colour.toLowerCase()
  const difference = `ΔE ${formatNumber(away, 1)}`
  return (
    <div className={styles.hint} role="status">
      <button type="button" className={styles.ink} disabled={isSame} onClick={() => choose(ink.colour.toUpperCase())}>
        <span className={styles.pair} aria-hidden>
          <span style={{ background: colour }} />
          <span style={{ background: ink.colour }} />
        </span>
        <span className={styles.name}>
          {isSame ? t('picker.ink', { name: ink.name }) : t('picker.nearestInk', { name: ink.name })}
        </span>
        {!isSame && <span className={styles.difference}>{difference}</span>}
      </button>
      {away > seenDifference && (
        <p className={styles.warning}>
          <TriangleAlert aria-hidden />
          {t('picker.farInk')}
        </p>
      )}
    </div>
  )
}
