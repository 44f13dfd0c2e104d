import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  type ColourFamily,
  colourFamilies,
  type StoreCounts,
  storeSorts,
} from '../../../server/contract/designs/storeDesign.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useShop } from '../../session/useShop.ts'
import styles from './store.module.css'
import { type StoreWish, storeKinds } from './storeAddress.ts'

interface StoreFiltersProps {
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

interface StoreSortingProps {
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

/** What stands for a family of colours. */
const familyColours: Readonly<Record<ColourFamily, string>> = {
  red: '#C2182B',
  orange: '#E86C1F',
  yellow: '#F4C534',
  green: '#0F7B4D',
  teal: '#138AA6',
  blue: '#1D3FBF',
  purple: '#6B2FD0',
  pink: '#E86FA0',
  brown: '#7A4A2A',
  black: '#15161A',
  grey: '#9BA1A5',
  white: '#F7F7F7',
}
