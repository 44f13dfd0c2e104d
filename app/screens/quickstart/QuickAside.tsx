import { ArrowRight, CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DropZone } from '../../panelkit/images/DropZone.tsx'
import type { KitColours } from '../../studio/kits/crestPalette.ts'
import styles from './quickAside.module.css'
import type { CrestIntake } from './useCrest.ts'

interface QuickAsideProps extends TeamFormProps {
  readonly intake: CrestIntake
  readonly colours: KitColours
  readonly setColours: (colours: KitColours) => void
}

/** What is given: crest, colours, words. */
export function QuickAside({ intake, colours, setColours, ...team }: QuickAsideProps) {
  const { t } = useTranslation('quickstart')
  const isFound = intake.crest !== null && intake.crest.colours.length > 0
  return (
    <aside className={styles.aside} aria-label={t('given')}>
      <header>
        <h1 className="display small">{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <CrestField {...intake} />
      <ColourStrip legend={isFound ? t('colours.found') : t('colours.choose')} colours={colours} choose={setColours} />
      <TeamForm {...team} />
    </aside>
  )
}

interface TeamFormProps {
  readonly team: string
  readonly setTeam: (team: string) => void
  readonly number: string
  readonly setNumber: (number: string) => void
  /** On into the editor. */
  readonly go: () => void
}

/** What is written on the kit, and the way on. */
function TeamForm({ team, setTeam, number, setNumber, go }: TeamFormProps) {
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
          dir="auto"
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

/** The crest, as a file. */
function CrestField({ crest, refusal, isBusy, give }: CrestIntake) {
  const { t } = useTranslation('quickstart')
  return (
    <section aria-label={t('crest')}>
      <h2>{t('crest')}</h2>
      {crest && (
        <p className={styles.crest}>
          <span className={styles.crestImage}>{crest.address && <img src={crest.address} alt="" />}</span>
          <span className={styles.crestName}>{crest.name}</span>
        </p>
      )}
      <DropZone title={crest ? t('replace') : t('drop')} hint={t('dropHint')} busy={isBusy} give={give} />
      <div role="alert">
        {refusal && (
          <p className={styles.refusal}>
            <CircleAlert aria-hidden />
            {t(`app:image.refused.${refusal.reason}`, { name: refusal.name })}
          </p>
        )}
      </div>
    </section>
  )
}

interface ColourStripProps {
  /** What is asked for. */
  readonly legend: string
  readonly colours: KitColours
  readonly choose: (colours: KitColours) => void
}

const roles = ['main', 'second', 'light', 'dark'] as const

/** The colours of a kit side by side, each to be changed. */
function ColourStrip({ legend, colours, choose }: ColourStripProps) {
  const { t } = useTranslation('quickstart')
  return (
    <fieldset className={styles.colours}>
      <legend>{legend}</legend>
      <div className={styles.strip}>
        {roles.map(role => (
          <label key={role} style={{ background: colours[role] }}>
            <input
              type="color"
              value={colours[role].toLowerCase()}
              onChange={event => choose({ ...colours, [role]: event.target.value.toUpperCase() })}
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
  )
}
