import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useScreenWords } from '../../i18n/words.ts'
import type { RequestError } from '../../session/api/useRequest.ts'
import { LoadError, skeletonItems } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { PlayersPage } from './PlayersPage.tsx'
import type { PlayerBook } from './playerBook.ts'
import styles from './playerList.module.css'
import { usePlayerBook } from './usePlayerBook.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/me/players`: everybody a customer orders for. */
export function PlayersScreen() {
  const t = useScreenWords('playerList', { en, kh })
  const book = usePlayerBook()
  return (
    <div className={styles.page}>
      <PageTitle>{t('app:menu.players')}</PageTitle>
      <Players book={book} />
    </div>
  )
}

function Players({ book }: { readonly book: PlayerBook }) {
  const state = useStream(book.state)
  switch (state.kind) {
    case 'loading':
      return <PlayersSkeleton />
    case 'failed':
      return <PlayersFailed error={state.error} retry={() => void book.load()} />
    case 'open':
      return <PlayersPage book={book} rows={state.rows} />
  }
}

function PlayersSkeleton() {
  const { t } = useTranslation('playerList')
  return (
    <div role="status" aria-label={t('loading')}>
      <header className={styles.head}>
        <h1 className="display small">{t('app:menu.players')}</h1>
      </header>
      <div className={styles.coming} aria-hidden>
        {skeletonItems(8).map(place => (
          <span key={place} />
        ))}
      </div>
    </div>
  )
}

function PlayersFailed({ error, retry }: { readonly error: RequestError; readonly retry: () => void }) {
  const { t } = useTranslation('playerList')
  return (
    <>
      <header className={styles.head}>
        <h1 className="display small">{t('app:menu.players')}</h1>
      </header>
      <LoadError error={error} retry={retry} />
    </>
  )
}
