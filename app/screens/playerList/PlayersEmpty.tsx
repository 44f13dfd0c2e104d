import { FileUp, Plus, SearchX, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './playerList.module.css'

export interface PlayersEmptyProps {
  readonly bring: () => void
  readonly add: () => void
}

/** Nobody is in the list yet, and how that is mended. */
export function PlayersEmpty({ bring, add }: PlayersEmptyProps) {
  const { t } = useTranslation('playerList')
  return (
    <section className={styles.nothing}>
      <Users aria-hidden />
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <div className={styles.ways}>
        <button type="button" className="button primary" onClick={bring}>
          <FileUp aria-hidden />
          {t('import')}
        </button>
        <button type="button" className="button line" onClick={add}>
          <Plus aria-hidden />
          {t('add')}
        </button>
      </div>
    </section>
  )
}

/** Nobody is found. */
export function NobodyFound({ showAll }: { readonly showAll: () => void }) {
  const { t } = useTranslation('playerList')
  return (
    <section className={styles.nothing}>
      <SearchX aria-hidden />
      <h2>{t('noneFound.title')}</h2>
      <p>{t('noneFound.text')}</p>
      <button type="button" className="button line" onClick={showAll}>
        {t('noneFound.all')}
      </button>
    </section>
  )
}
