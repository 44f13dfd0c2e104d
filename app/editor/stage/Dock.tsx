import { Scissors } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Version } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { viewOfVersion } from '../../panelkit/player/playerView.ts'
import { Segments } from '../../panelkit/Segments.tsx'
import type { StageView } from '../../viewer/orbit.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import { PlayerPicker } from './PlayerPicker.tsx'
import styles from './stage.module.css'

export interface DockProps {
  /** Where one looks from; `null` while there is no 3D garment to look at. */
  readonly view: StageView | 'free' | null
  readonly turnTo: (view: StageView) => void
  readonly isFlat: boolean
  /** `null` while the flat pattern is all there is. */
  readonly setFlat: ((isFlat: boolean) => void) | null
}

const views: readonly StageView[] = ['front', 'back', 'left', 'right']
const versions: readonly Version[] = ['player', 'goalkeeper']

/** Below the garment: where one looks from, whose kit it is, and the pattern laid flat. */
export function Dock({ view, turnTo, isFlat, setFlat }: DockProps) {
  const { t } = useTranslation()
  const { engine, view: shownView } = useOpenedDesign()
  const shown = useStream(shownView)
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
      <Segments
        label={t('stage.versions')}
        segments={versions.map(value => ({ value, label: t(`stage.version.${value}`) }))}
        value={shown.version}
        choose={version => shownView.set(viewOfVersion(engine.document.current().players, shown, version))}
      />
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
