import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { versionTag } from '../../../server/contract/call.ts'
import {
  discardDraftCall,
  draftedBook,
  type PriceBooks,
  saveDraftCall,
} from '../../../server/contract/console/prices.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { BookExtras } from './BookExtras.tsx'
import { countDifferences, firstBook } from './bookDifferences.ts'
import { DraftEffect } from './DraftEffect.tsx'
import { ProductTable } from './ProductTable.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import own from './prices.module.css'
import type { TakeBooks } from './usePriceBooks.ts'

interface DraftEditorProps {
  readonly books: PriceBooks
  take: TakeBooks
  /** Ends a draft that was never saved. */
  stop(): void
}

/** New prices beside those in force, what they would have done to last month's orders, and their publication. */
export function DraftEditor({ books: { current, draft }, take, stop }: DraftEditorProps) {
  const { t } = useTranslation('prices')
  const { client, toasts, confirmations } = useServices()
  const before = current?.book ?? null
  const [book, setBook] = useState(() => ({ ...(draft?.book ?? before ?? firstBook), promotions: [] }))
  const [isPublishing, setPublishing] = useState(false)
  const version = draft?.version ?? 0
  const differences = countDifferences(book, before)
  const isSaved = draft !== null && countDifferences(book, draft.book) === 0
  const save = async () => {
    if (!draftedBook.safeParse(book).success || book.products.length === 0)
      return toasts.show({ key: 'prices', severity: 'warn', text: t('wrong') })
    take(await client.send(saveDraftCall, { headers: { 'if-match': versionTag(version) }, body: book }), t('saved'))
  }
  const discard = async () => {
    const isAgreed = await confirmations.confirm({
      ...{ icon: Trash2, title: t('discardTitle'), message: t('discardText') },
      ...{ accept: t('discard'), reject: t('keep') },
    })
    if (!isAgreed) return
    if (draft && !take(await client.send(discardDraftCall), t('discardText'))) return
    stop()
  }
  return (
    <div className={own.editor}>
      <ProductTable book={book} before={before} set={next => setBook({ ...next, promotions: [] })} />
      <BookExtras book={book} before={before} set={next => setBook({ ...next, promotions: [] })} />
      <div className={own.bar}>
        <p>
          {draft && <SavedAt at={draft.updatedAt} />}
          <strong>{differences === 0 ? t('unchanged') : t('differences', { count: differences })}</strong>
        </p>
        <button type="button" className="button danger" onClick={() => void discard()}>
          {t('discard')}
        </button>
        <button type="button" className="button line" aria-disabled={isSaved} onClick={() => !isSaved && void save()}>
          {t('save')}
        </button>
        <button
          type="button"
          className="button primary"
          aria-disabled={!isSaved || differences === 0}
          onClick={() => isSaved && differences > 0 && setPublishing(true)}
        >
          {t('publish')}
        </button>
      </div>
      {isSaved ? <DraftEffect version={version} /> : <p className={own.note}>{t('saveFirst')}</p>}
      {isPublishing && (
        <PublishDialog
          version={version}
          close={() => setPublishing(false)}
          published={(response, isLater) => {
            if (take(response, isLater ? t('scheduled') : t('published'))) stop()
          }}
        />
      )}
    </div>
  )
}

function SavedAt({ at }: { readonly at: string }) {
  const { t } = useTranslation('prices')
  const { language, now } = useServices()
  const chosen = useStream(language)
  const time = new Date(at)
  return <>{t('drafting', { day: formatDay(time, new Date(now()), chosen), time: formatTime(time) })} · </>
}
