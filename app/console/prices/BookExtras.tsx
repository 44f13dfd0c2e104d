import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Tier } from '../../../server/contract/pricing/priceBook.ts'
import { NumberCell } from './NumberCell.tsx'
import type { BookPartProps } from './ProductTable.tsx'
import styles from './prices.module.css'

const [maxAmount, maxShare, maxFrom] = [100_000_000, 10_000, 100_000]
const maxTiers = 12

/** Discounts by quantity, and what long sleeves and large sizes cost. */
export function BookExtras({ book, before, set }: BookPartProps) {
  const { t } = useTranslation('prices')
  const { longSleeve, largeSize } = book
  const cell = { per: 100, max: maxAmount } as const
  return (
    <div className={styles.extras}>
      <Tiers book={book} before={before} set={set} />
      <section aria-labelledby="extra">
        <h2 id="extra">{t('extra')}</h2>
        <dl className={styles.fields}>
          <div>
            <dt>{t('longSleeve')}</dt>
            <dd>
              <NumberCell
                {...cell}
                label={t('longSleeve')}
                value={longSleeve.surcharge}
                isMoney
                before={before?.longSleeve.surcharge}
                set={surcharge => set({ ...book, longSleeve: { ...longSleeve, surcharge } })}
              />
            </dd>
          </div>
          <div>
            <dt>{t('longDiscount')}</dt>
            <dd>
              <NumberCell
                {...cell}
                label={t('longDiscount')}
                value={longSleeve.discount}
                max={maxShare}
                before={before?.longSleeve.discount}
                set={discount => set({ ...book, longSleeve: { ...longSleeve, discount } })}
              />
            </dd>
          </div>
          <div>
            <dt>{t('largeSize')}</dt>
            <dd>
              <NumberCell
                {...cell}
                label={t('largeSize')}
                value={largeSize.surcharge}
                isMoney
                before={before?.largeSize.surcharge}
                set={surcharge => set({ ...book, largeSize: { surcharge } })}
              />
            </dd>
          </div>
        </dl>
      </section>
    </div>
  )
}

function Tiers({ book, before, set }: BookPartProps) {
  const { t } = useTranslation('prices')
  const change = (at: number, next: Partial<Tier> | null) =>
    set({
      ...book,
      tiers: book.tiers.flatMap((tier, index) => (index === at ? (next ? [{ ...tier, ...next }] : []) : [tier])),
    })
  const last = book.tiers.at(-1)
  return (
    <section aria-labelledby="tiers">
      <h2 id="tiers">{t('tiers')}</h2>
      {book.tiers.length > 0 && (
        <p className={styles.tierHeads} aria-hidden>
          <span>{t('from')}</span>
          <span>{t('discount')}</span>
        </p>
      )}
      <ol className={styles.tiers}>
        {book.tiers.map((tier, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place, and keeps what is typed.
          <li key={`${book.tiers.length} ${at}`}>
            <NumberCell
              label={`${t('from')} ${at + 1}`}
              value={tier.from}
              per={1}
              before={before?.tiers[at]?.from}
              min={1}
              max={maxFrom}
              set={from => change(at, { from })}
            />
            <NumberCell
              label={`${t('discount')} ${at + 1}`}
              value={tier.discount}
              per={100}
              before={before?.tiers[at]?.discount}
              max={maxShare}
              set={discount => change(at, { discount })}
            />
            <button
              type="button"
              className="icon-button small"
              aria-label={t('removeTier', { from: tier.from })}
              onClick={() => change(at, null)}
            >
              <Trash2 aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      {book.tiers.length < maxTiers && (
        <button
          type="button"
          className="button"
          onClick={() =>
            set({ ...book, tiers: [...book.tiers, { from: (last?.from ?? 0) + 10, discount: last?.discount ?? 0 }] })
          }
        >
          <Plus aria-hidden />
          {t('addTier')}
        </button>
      )}
    </section>
  )
}
