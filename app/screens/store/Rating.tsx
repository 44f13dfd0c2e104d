import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/khmerFormat.ts'
import styles from './store.module.css'

export interface RatingProps {
  /** Of 1 to 5; `null` while nobody has rated. */
  readonly average: number | null
  readonly count: number
}

/** How others have rated it. */
export function Rating({ average, count }: RatingProps) {
  const { t } = useTranslation('store')
  if (average === null) return <span>{t('unrated')}</span>
  const said = formatNumber(average, 1)
  return (
    <span className={styles.rating}>
      <Star aria-hidden />
      <span aria-hidden>
        {said} ({count})
      </span>
      <span className="visually-hidden">{t('rated', { average: said, count })}</span>
    </span>
  )
}
