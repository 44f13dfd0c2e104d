import { Scissors } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../panelkit/controls/choices.tsx'
import type { StageView } from '../../viewer/orbit.ts'
import { PlayerPicker } from './PlayerPicker.tsx'
import styles from './stage.module.css'
import { VersionSwitch } from './VersionSwitch.tsx'

export interface DockProps {
  /** Where one looks from; `null` while there is no 3D garment to look at. */
  readonly view: StageView | 'free' | null
  readonly turnTo: (view: StageView) => void
  readonly isFlat: boolean
  /** `null` while the flat pattern is all there is. */
  readonly setFlat: ((isFlat: boolean) => void) | null
}

const views: readonly StageView[] = ['front', 'back', 'left', 'right']

/** Below the garment: where one looks from, whose kit it is, and the pattern laid flat. */
export function Dock({ view, turnTo, isFlat, setFlat }: DockProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.dock} data-tour="dock">
      {view !== null && (
        <>
          <Segments
            label={t('stage.views')}
            segments={views.map(value => ({ value, label: t(`stage.view.${value}`) }))}
            value={view === 'free' ? null : view}
            choose={turnTo}
          />
          <span className={styles.line} />
        </>
      )}
      <VersionSwitch />
      <PlayerPicker />
      {setFlat && (
        <>
          <span className={styles.line} />
          <button
            type="button"
            className={`button ${styles.flat}`}
            aria-pressed={isFlat}
            onClick={() => setFlat(!isFlat)}
          >
            <Scissors aria-hidden />
            <span>{t('stage.flat')}</span>
          </button>
        </>
      )}
    </div>
  )
}
