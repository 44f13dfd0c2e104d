import { ArrowRight, CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { KitColours } from '../../kits/crestPalette.ts'
import { DropZone } from '../../panelkit/DropZone.tsx'
import styles from './quickstart.module.css'
import type { CrestIntake } from './useCrest.ts'

export interface QuickAsideProps {
  readonly intake: CrestIntake
  readonly colours: KitColours
  readonly setColours: (colours: KitColours) => void
  readonly team: string
  readonly setTeam: (team: string) => void
  readonly number: string
  readonly setNumber: (number: string) => void
  /** On into the editor. */
  readonly go: () => void
}

const roles = ['main', 'second', 'light', 'dark'] as const

/** What is given: crest, colours, words. */
export function QuickAside({ intake, colours, setColours, team, setTeam, number, setNumber, go }: QuickAsideProps) {
  const { t } = useTranslation('quickstart')
  const { crest, refusal } = intake
  return (
    <aside className={styles.aside} aria-label={t('given')}>
      <header>
        <h1 className="display small">{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <section aria-label={t('crest')}>
        <h2>{t('crest')}</h2>
        {crest && (
          <p className={styles.crest}>
            <span className={styles.crestPicture}>{crest.address && <img src={crest.address} alt="" />}</span>
            <span className={styles.crestName}>{crest.name}</span>
          </p>
        )}
        <DropZone
          title={crest ? t('replace') : t('drop')}
          hint={t('dropHint')}
          busy={intake.isBusy}
          give={intake.give}
        />
        <div role="alert">
          {refusal && (
            <p className={styles.refusal}>
              <CircleAlert aria-hidden />
              {t(`app:picture.refused.${refusal.reason}`, { name: refusal.name })}
            </p>
          )}
        </div>
      </section>
      <fieldset className={styles.colours}>
        <legend>{crest && crest.colours.length > 0 ? t('colours.found') : t('colours.choose')}</legend>
        <div className={styles.strip}>
          {roles.map(role => (
            <label key={role} style={{ background: colours[role] }}>
              <input
                type="color"
                value={colours[role].toLowerCase()}
                onChange={event => setColours({ ...colours, [role]: event.target.value.toUpperCase() })}
              />
              <span className="visually-hidden">{t(`role.${role}`)}</span>
            </label>
          ))}
        </div>
        <div className={styles.roles} aria-hidden>
          {roles.map(role => (
            <span key={role}>{t(`role.${role}`)}</span>
          ))}
        </div>
      </fieldset>
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
    </aside>
  )
}
