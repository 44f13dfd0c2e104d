import { SearchX, Shirt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './store.module.css'
import { isNarrowed, type StoreWish } from './storeAddress.ts'

export interface StoreEmptyProps {
  readonly wish: StoreWish
  readonly look: (change: Partial<StoreWish>) => void
}

/** Nothing is as it was asked for, or nothing is there at all. */
export function StoreEmpty({ wish, look }: StoreEmptyProps) {
  const { t } = useTranslation('store')
  const isAsked = isNarrowed(wish)
  return (
    <div className={styles.none} role="status">
      {isAsked ? <SearchX aria-hidden /> : <Shirt aria-hidden />}
      <p>{isAsked ? t('none') : t('empty')}</p>
      {isAsked ? (
        <button
          type="button"
          className="button line"
          onClick={() => look({ search: '', kind: 'all', type: null, colour: null })}
        >
          {t('everything')}
        </button>
      ) : (
        <Link className="button line" to="/products">
          {t('whatWeMake')}
        </Link>
      )}
    </div>
  )
}
