import { useTranslation } from 'react-i18next'
import { colourFamilies, type StoreCounts } from '../../../server/contract/designs/storeDesign.ts'
import { formatNumber } from '../../i18n/khmerFormat.ts'
import { useShop } from '../../session/useShop.ts'
import { familyColours } from './familyColours.ts'
import styles from './store.module.css'
import { type StoreWish, storeKinds } from './storeAddress.ts'

export interface StoreFiltersProps {
  /** How many looks are behind each filter; `null` until it is known. */
  readonly counts: StoreCounts | null
  readonly wish: StoreWish
  readonly look: (change: Partial<StoreWish>) => void
}

/** What is shown: whose, of which product, in which colour. Pressed again, a filter is off. */
export function StoreFilters({ counts, wish, look }: StoreFiltersProps) {
  const { t } = useTranslation('store')
  const types = useShop()?.productTypes ?? []
  return (
    <aside className={styles.filters} aria-label={t('filters')}>
      <fieldset>
        <legend>{t('kind.legend')}</legend>
        {storeKinds.map(kind => (
          <label key={kind}>
            <input type="radio" name="kind" checked={kind === wish.kind} onChange={() => look({ kind })} />
            {t(`kind.${kind}`)}
            <Count of={counts?.kinds[kind] ?? null} />
          </label>
        ))}
      </fieldset>
      {types.length > 1 && (
        <fieldset>
          <legend>{t('product')}</legend>
          {types.map(type => (
            <label key={type}>
              <input
                type="checkbox"
                checked={type === wish.type}
                onChange={() => look({ type: type === wish.type ? null : type })}
              />
              {t(`app:product.${type}`)}
              <Count of={counts && (counts.productTypes[type] ?? 0)} />
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className={styles.colours}>
        <legend>{t('colour.legend')}</legend>
        {colourFamilies.map(colour => {
          const total = counts && (counts.colours[colour] ?? 0)
          const name = t(`colour.${colour}`)
          return (
            <button
              key={colour}
              type="button"
              className={styles.colour}
              aria-label={total === null ? name : t('counted', { name, count: total })}
              title={name}
              aria-pressed={colour === wish.colour}
              data-none={total === 0 || undefined}
              onClick={() => look({ colour: colour === wish.colour ? null : colour })}
            >
              <span className={styles.swatch} style={{ background: familyColours[colour] }} />
              <Count of={total} />
            </button>
          )
        })}
      </fieldset>
    </aside>
  )
}

/** Its place is there before it is known. */
function Count({ of: total }: { readonly of: number | null }) {
  return <span className={styles.count}>{total === null ? ' ' : formatNumber(total, 0)}</span>
}
