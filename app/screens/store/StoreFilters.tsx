import { useTranslation } from 'react-i18next'
import { colourFamilies } from '../../../server/contract/designs/colourFamilies.ts'
import { useShop } from '../../shell/useShop.ts'
import { familyColours } from './familyColours.ts'
import styles from './store.module.css'
import { type StoreWish, storeKinds } from './storeAddress.ts'

export interface StoreFiltersProps {
  readonly wish: StoreWish
  readonly look: (change: Partial<StoreWish>) => void
}

/** What is shown: whose, of which product, in which colour. Pressed again, a filter is off. */
export function StoreFilters({ wish, look }: StoreFiltersProps) {
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
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className={styles.colours}>
        <legend>{t('colour.legend')}</legend>
        {colourFamilies.map(colour => (
          <button
            key={colour}
            type="button"
            className={styles.colour}
            style={{ background: familyColours[colour] }}
            aria-label={t(`colour.${colour}`)}
            title={t(`colour.${colour}`)}
            aria-pressed={colour === wish.colour}
            onClick={() => look({ colour: colour === wish.colour ? null : colour })}
          />
        ))}
      </fieldset>
    </aside>
  )
}
