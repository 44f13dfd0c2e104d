import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './quickstart.module.css'

export interface TeamFormProps {
  readonly team: string
  readonly setTeam: (team: string) => void
  readonly number: string
  readonly setNumber: (number: string) => void
  /** On into the editor. */
  readonly go: () => void
}

/** What is written on the kit, and the way on. */
export function TeamForm({ team, setTeam, number, setNumber, go }: TeamFormProps) {
  const { t } = useTranslation('quickstart')
  return (
    <form
      className={styles.words}
      onSubmit={event => {
        event.preventDefault()
        go()
      }}
    >
      <label>
        {t('team')}
        <input
          value={team}
          maxLength={30}
          autoComplete="off"
          spellCheck={false}
          onChange={event => setTeam(event.target.value)}
          onFocus={event => event.target.select()}
        />
      </label>
      <label>
        {t('number')}
        <input
          value={number}
          maxLength={2}
          inputMode="numeric"
          autoComplete="off"
          onChange={event => setNumber(event.target.value.replace(/[^\d០-៩]/g, ''))}
          onFocus={event => event.target.select()}
        />
      </label>
      <button type="submit" className="button primary large">
        {t('go')}
        <ArrowRight aria-hidden />
      </button>
      <p>{t('editable')}</p>
    </form>
  )
}
