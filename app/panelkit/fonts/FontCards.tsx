import { Star } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type FontId, familyOf } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useDesignAccess } from '../design/DesignAccess.ts'
import { FontSample } from './FontSample.tsx'
import type { FontCard } from './fontPages.ts'
import styles from './fonts.module.css'
import { useFontShelf } from './useFontShelf.ts'

interface FontCardsProps {
  readonly page: readonly FontCard[]
  readonly font: FontId
  readonly sample: string
  readonly choose: (font: FontId) => void
}

/** A page of fonts, each in its own letters, with a star for those that somebody likes. */
export function FontCards({ page, font, sample, choose }: FontCardsProps) {
  const { t } = useTranslation()
  const { fontSamples } = useDesignAccess().media
  const fonts = useFontShelf()
  const { shaper } = useStream(fontSamples.resources)
  const missing = useStream(fontSamples.missing)
  const favourites = useStream(fonts.favourites)
  useEffect(
    () => void fontSamples.need(page.map(card => ({ font: card.font, text: sample }))),
    [fontSamples, page, sample],
  )
  return (
    <fieldset className={styles.cards} aria-label={t('fonts.list')}>
      {page.map(card => {
        const name = card.font === card.family.font ? card.family.family : familyOf(card.font)
        const isFavourite = favourites.includes(card.font)
        return (
          <div key={card.font} className={styles.spot}>
            <button
              type="button"
              className={styles.card}
              aria-pressed={card.font === font || card.family.variants.some(variant => variant.font === font)}
              aria-label={name}
              onClick={() => choose(card.font)}
            >
              <FontSample shaper={shaper} font={card.font} text={sample} />
              <span className={styles.family}>
                {missing.includes(card.font) ? t('fonts.missing', { font: name }) : name}
              </span>
            </button>
            <button
              type="button"
              className={styles.star}
              aria-pressed={isFavourite}
              aria-label={t('fonts.favour', { font: name })}
              onClick={() => fonts.favour(card.font, !isFavourite)}
            >
              <Star aria-hidden />
            </button>
          </div>
        )
      })}
    </fieldset>
  )
}
