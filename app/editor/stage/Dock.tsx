import { PersonStanding, Rotate3d, Scissors, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { type StageView, sideShown, stageSides } from '../../viewer/orbit.ts'
import styles from './dock.module.css'
import { PlayerPicker, VersionSwitch } from './PlayerPicker.tsx'

interface DockProps {
  /** The camera's view; `null` while there is no 3D garment. */
  readonly view: StageView | 'free' | null
  readonly turnTo: (view: StageView) => void
  readonly isWorn: boolean
  /** `null` while the flat pattern is all there is. */
  readonly setWorn: ((isWorn: boolean) => void) | null
  readonly isFlat: boolean
  /** `null` while the flat pattern is all there is. */
  readonly setFlat: ((isFlat: boolean) => void) | null
  /** Further buttons of a phone's column. */
  readonly more?: ReactNode
}

/** Controls below the garment: the camera's view, the player, the garment on somebody, and the flat pattern. */
export function Dock({ view, turnTo, isWorn, setWorn, isFlat, setFlat }: DockProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.dock} data-tour="dock">
      {view !== null && (
        <>
          <Segments
            label={t('stage.views')}
            segments={stageSides.map(value => ({ value, label: t(`stage.view.${value}`) }))}
            value={sideShown(view)}
            choose={turnTo}
          />
          <span className={styles.line} />
        </>
      )}
      <VersionSwitch />
      <PlayerPicker />
      {setWorn && (
        <>
          <span className={styles.line} />
          <button
            type="button"
            className={`button ${styles.flat}`}
            aria-pressed={isWorn}
            onClick={() => setWorn(!isWorn)}
          >
            <PersonStanding aria-hidden />
            <span>{t('stage.worn')}</span>
          </button>
        </>
      )}
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

/** Once round the garment. */
const round = ['front', 'left', 'back', 'right'] as const
const sides: readonly string[] = round

/** The same beside the garment of a phone: a button turns it on, the scissors lay it flat, the third says whose it is. */
export function PhoneDock({ view, turnTo, isWorn, setWorn, isFlat, setFlat, more }: DockProps) {
  const { t } = useTranslation()
  const [isPickerOpen, setPickerOpen] = useState(false)
  // From the opening view the front is hardly a turn.
  const next = round[(sides.indexOf(view === 'opening' ? 'front' : (view ?? 'free')) + 1) % round.length] ?? 'front'
  return (
    <>
      <div className={styles.column} data-tour="dock">
        {view !== null && !isFlat && (
          <button
            type="button"
            aria-label={t('stage.turn', { view: t(`stage.view.${next}`) })}
            onClick={() => turnTo(next)}
          >
            <Rotate3d aria-hidden />
          </button>
        )}
        {setWorn && (
          <button type="button" aria-label={t('stage.worn')} aria-pressed={isWorn} onClick={() => setWorn(!isWorn)}>
            <PersonStanding aria-hidden />
          </button>
        )}
        {setFlat && (
          <button type="button" aria-label={t('stage.flat')} aria-pressed={isFlat} onClick={() => setFlat(!isFlat)}>
            <Scissors aria-hidden />
          </button>
        )}
        <button
          type="button"
          aria-label={t('stage.whose')}
          aria-expanded={isPickerOpen}
          onClick={() => setPickerOpen(!isPickerOpen)}
        >
          <Users aria-hidden />
        </button>
        {more}
      </div>
      {isPickerOpen && (
        <div className={`${styles.dock} ${styles.whose}`}>
          <VersionSwitch />
          <PlayerPicker />
        </div>
      )}
    </>
  )
}
