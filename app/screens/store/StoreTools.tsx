import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  type ColourFamily,
  colourFamilies,
  type StoreCounts,
  storeSorts,
} from '../../../server/contract/designs/storeDesign.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useTenant } from '../../session/useTenant.ts'
import { Select } from '../../ui/controls/native/Select.tsx'
import { type StoreFilter, storeKinds } from './storeAddress.ts'
import styles from './storeTools.module.css'

interface StoreFiltersProps {
  /** How many designs match each filter; `null` until it is known. */
  readonly counts: StoreCounts | null
  readonly filter: StoreFilter
  readonly change: (changes: Partial<StoreFilter>) => void
}

/** What is shown: whose, of which product, in which colour. Pressed again, a filter is off. */
export function StoreFilters({ counts, filter, change }: StoreFiltersProps) {
  const { t } = useTranslation('store')
  const types = useTenant()?.productTypes ?? []
  return (
    <aside className={styles.filters} aria-label={t('filters')}>
      <fieldset>
        <legend>{t('kind.legend')}</legend>
        {storeKinds.map(kind => (
          <label key={kind}>
            <input type="radio" name="kind" checked={kind === filter.kind} onChange={() => change({ kind })} />
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
                checked={type === filter.type}
                onChange={() => change({ type: type === filter.type ? null : type })}
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
              data-tip={name}
              aria-pressed={colour === filter.colour}
              data-none={total === 0 || undefined}
              onClick={() => change({ colour: colour === filter.colour ? null : colour })}
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
  readonly filter: StoreFilter
  /** `null` until it is known. */
  readonly total: number | null
  readonly change: (changes: Partial<StoreFilter>) => void
}

/** What is filtered for, how many there are, and in which order. */
export function StoreSorting({ filter, total, change }: StoreSortingProps) {
  const { t } = useTranslation('store')
  const { search, type, colour, sort } = filter
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
          onClick={() => change(off)}
        >
          {word}
          <X aria-hidden />
        </button>
      ))}
      <p role="status">{total === null ? ' ' : t('total', { count: total })}</p>
      <Select
        className={styles.sort}
        label={t('sort.legend')}
        value={sort}
        choices={storeSorts.map(value => ({ value, label: t(`sort.${value}`) }))}
        choose={one => change({ sort: one })}
      />
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
