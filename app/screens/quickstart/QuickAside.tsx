import { useTranslation } from 'react-i18next'
import type { KitColours } from '../../studio/kits/crestPalette.ts'
import { ColourStrip } from './ColourStrip.tsx'
import { CrestField } from './CrestField.tsx'
import styles from './quickstart.module.css'
import { TeamForm, type TeamFormProps } from './TeamForm.tsx'
import type { CrestIntake } from './useCrest.ts'

export interface QuickAsideProps extends TeamFormProps {
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
