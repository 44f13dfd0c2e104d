import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { storeSorts } from '../../../server/contract/designs/storeDesign.ts'
import styles from './store.module.css'
import type { StoreWish } from './storeAddress.ts'

export interface StoreSortingProps {
  readonly wish: StoreWish
  /** `null` until it is known. */
  readonly total: number | null
  readonly look: (change: Partial<StoreWish>) => void
}

/** What is filtered for, how many there are, and in which order. */
export function StoreSorting({ wish, total, look }: StoreSortingProps) {
  const { t } = useTranslation('store')
  const { search, type, colour, sort } = wish
  const chips = [
    ...(search ? [{ word: search, off: { search: '' } }] : []),
    ...(type ? [{ word: t(`app:product.${type}`), off: { type: null } }] : []),
    ...(colour ? [{ word: t(`colour.${colour}`), off: { colour: null } }] : []),
  ]
  return (
    <div className={styles.sorting}>
      {chips.map(({ word, off }) => (
        <button
          key={word}
          type="button"
          className={styles.chip}
          aria-label={t('without', { word })}
          onClick={() => look(off)}
        >
          {word}
          <X aria-hidden />
        </button>
      ))}
      <p role="status">{total === null ? ' ' : t('total', { count: total })}</p>
      <label className={styles.sort}>
        <span className="visually-hidden">{t('sort.legend')}</span>
        <select
          value={sort}
          onChange={event => look({ sort: storeSorts.find(one => one === event.target.value) ?? 'newest' })}
        >
          {storeSorts.map(one => (
            <option key={one} value={one}>
              {t(`sort.${one}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
