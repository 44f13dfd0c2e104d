import { Download, FileUp, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../ui/forms/SearchField.tsx'
import type { ListFormat } from './listExchange.ts'
import styles from './playerList.module.css'

interface PlayersHeadProps {
  readonly count: number
  readonly add: () => void
  readonly bring: () => void
  readonly save: (format: ListFormat) => void
}

/** The title of the page, and the actions on the whole list. */
export function PlayersHead({ count, add, bring, save }: PlayersHeadProps) {
  const { t } = useTranslation('playerList')
  return (
    <header className={styles.head}>
      <div>
        <h1 className="display small">{t('app:menu.players')}</h1>
        <p>{count > 0 ? t('count', { count }) : t('lead')}</p>
      </div>
      {count > 0 && (
        <div className={styles.actions}>
          <fieldset className={styles.formats}>
            <legend className="visually-hidden">{t('export')}</legend>
            <button type="button" className="button line" onClick={() => save('csv')}>
              <Download aria-hidden />
              CSV
            </button>
            <button type="button" className="button line" onClick={() => save('xlsx')}>
              <Download aria-hidden />
              Excel
            </button>
          </fieldset>
          <button type="button" className="button line" onClick={bring}>
            <FileUp aria-hidden />
            {t('import')}
          </button>
          <button type="button" className="button primary" onClick={add}>
            <Plus aria-hidden />
            {t('add')}
          </button>
        </div>
      )}
    </header>
  )
}

interface PlayersSearchProps {
  readonly search: string
  readonly team: string | null
  readonly teams: readonly { readonly team: string; readonly count: number }[]
  readonly all: number
  readonly found: number
  readonly setFilter: (wanted: { readonly search: string; readonly team: string | null }) => void
}

/** What narrows the list down: a word, a team. */
export function PlayersSearch({ search, team, teams, all, found, setFilter }: PlayersSearchProps) {
  const { t } = useTranslation('playerList')
  const choices = [{ team: null, count: all }, ...teams]
  const nameOf = (choice: string | null) => (choice === null ? t('everybody') : choice || t('noTeam'))
  return (
    <div className={styles.searching}>
      <SearchField
        label={t('search')}
        value={search}
        type={text => setFilter({ search: text, team })}
        className={styles.search}
      />
      {teams.some(known => known.team !== '') && (
        <fieldset className={styles.teams}>
          <legend className="visually-hidden">{t('teams')}</legend>
          {choices.map(choice => (
            <button
              key={choice.team ?? ' '}
              type="button"
              aria-pressed={choice.team === team}
              onClick={() => setFilter({ search, team: choice.team })}
            >
              {nameOf(choice.team)} <span>{choice.count}</span>
            </button>
          ))}
        </fieldset>
      )}
      <p className="visually-hidden" role="status">
        {search !== '' && t('found', { count: found })}
      </p>
    </div>
  )
}
