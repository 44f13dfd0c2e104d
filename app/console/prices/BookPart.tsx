import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOffPricesCall, type PriceBooks } from '../../../server/contract/console/prices.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatTime } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import styles from '../shop/shop.module.css'
import { countDifferences } from './bookDifferences.ts'
import { DraftEditor } from './DraftEditor.tsx'
import { PricesAsTheyAre } from './PricesAsTheyAre.tsx'
import own from './prices.module.css'
import { type TakeBooks, usePriceBooks } from './usePriceBooks.ts'

/** The prices in force and those to come, and the draft of new ones. */
export function BookPart() {
  const { t } = useTranslation('prices')
  const { found, take } = usePriceBooks()
  const [isStarted, setStarted] = useState(false)
  if (found.kind === 'loading') return <span className={styles.waiting} role="status" aria-label={t('app:loading')} />
  if (found.kind === 'failed') return <LoadError error={found.error} retry={found.retry} />
  const { current, draft } = found.value
  const isDrafting = draft !== null || isStarted
  return (
    <>
      <BooksInForce books={found.value} take={take}>
        {!isDrafting && (
          <button type="button" className="button primary" onClick={() => setStarted(true)}>
            {t('start')}
          </button>
        )}
      </BooksInForce>
      {isDrafting ? (
        <DraftEditor key={draft?.version ?? 0} books={found.value} take={take} stop={() => setStarted(false)} />
      ) : (
        current && <PricesAsTheyAre book={current.book} />
      )}
    </>
  )
}

/** Which book is in force since when, and which one comes. */
function BooksInForce({
  books,
  take,
  children,
}: {
  readonly books: PriceBooks
  take: TakeBooks
  readonly children: React.ReactNode
}) {
  const { t } = useTranslation('prices')
  const { client, language } = useServices()
  const chosen = useStream(language)
  const { current, scheduled } = books
  const later = scheduled && new Date(scheduled.at)
  return (
    <div className={own.inForce}>
      <p>
        {current
          ? t('since', { number: current.number, date: formatDate(new Date(current.since), chosen) })
          : t('none')}
      </p>
      {scheduled && later && (
        <p data-later>
          {t('later', { number: scheduled.number, date: formatDate(later, chosen), time: formatTime(later) })}
          {' · '}
          {t('differences', { count: countDifferences(scheduled.book, current?.book ?? null) })}
          <button
            type="button"
            className="button line"
            onClick={async () => take(await client.send(callOffPricesCall), t('calledOff'))}
          >
            {t('callOff')}
          </button>
        </p>
      )}
      {children}
    </div>
  )
}
