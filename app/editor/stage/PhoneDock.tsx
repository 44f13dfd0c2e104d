import { Rotate3d, Scissors, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StageView } from '../../viewer/orbit.ts'
import type { DockProps } from './Dock.tsx'
import { PlayerPicker } from './PlayerPicker.tsx'
import styles from './phoneDock.module.css'
import stage from './stage.module.css'
import { VersionSwitch } from './VersionSwitch.tsx'

/** Once round the garment. */
const round: readonly StageView[] = ['front', 'left', 'back', 'right']
const sides: readonly string[] = round

/** The same beside the garment of a phone: a button turns it on, the scissors lay it flat, the third says whose it is. */
export function PhoneDock({ view, turnTo, isFlat, setFlat }: DockProps) {
  const { t } = useTranslation()
  const [asksWhose, askWhose] = useState(false)
  const next = round[(sides.indexOf(view ?? 'free') + 1) % round.length] ?? 'front'
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
        {setFlat && (
          <button type="button" aria-label={t('stage.flat')} aria-pressed={isFlat} onClick={() => setFlat(!isFlat)}>
            <Scissors aria-hidden />
          </button>
        )}
        <button
          type="button"
          aria-label={t('stage.whose')}
          aria-expanded={asksWhose}
          onClick={() => askWhose(!asksWhose)}
        >
          <Users aria-hidden />
        </button>
      </div>
      {asksWhose && (
        <div className={`${stage.dock} ${styles.whose}`}>
          <VersionSwitch />
          <PlayerPicker />
        </div>
      )}
    </>
  )
}
