import { Camera, Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PlayerFields, PlayerId } from '../../../engine/index.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { Select } from '../../ui/controls/native/Select.tsx'
import { type StageView, sideShown, stageSides } from '../../viewer/orbit.ts'
import styles from './preview.module.css'

interface PreviewBarProps {
  /** Whether there is anything to turn. */
  readonly isSolid: boolean
  readonly isTurning: boolean
  readonly view: StageView | 'free'
  readonly players: readonly (readonly [PlayerId, PlayerFields])[]
  readonly player: PlayerId | null
  readonly choose: (player: string) => void
  readonly turn: (isTurning: boolean) => void
  readonly setView: (view: StageView) => void
  readonly saveImage: () => void
}

/** What can be done with the kit on the turntable, and what is still to come. */
export function PreviewBar(props: PreviewBarProps) {
  const { isSolid, isTurning, view, players, player, choose, turn, setView, saveImage } = props
  const { t } = useTranslation('preview')
  const Icon = isTurning ? Pause : Play
  return (
    <footer className={styles.bottom}>
      <div className={styles.bar}>
        {isSolid && (
          <>
            <button
              type="button"
              className="icon-button"
              aria-label={isTurning ? t('stop') : t('turn')}
              onClick={() => turn(!isTurning)}
            >
              <Icon aria-hidden />
            </button>
            <Segments
              label={t('app:stage.views')}
              segments={stageSides.map(value => ({ value, label: t(`app:stage.view.${value}`) }))}
              value={isTurning ? null : sideShown(view)}
              choose={setView}
            />
          </>
        )}
        {players.length > 0 && (
          <label className={styles.wearer}>
            <span>{t('shirtOf')}</span>
            <Select
              isPlain
              value={player ?? ''}
              choices={players.map(([value, { number, name }]) => ({ value, label: `${number} ${name}` }))}
              choose={choose}
            />
          </label>
        )}
        {isSolid && (
          <button type="button" className="button line" onClick={saveImage}>
            <Camera aria-hidden />
            {t('image')}
          </button>
        )}
      </div>
      <p className={styles.later}>{t('later')}</p>
    </footer>
  )
}
