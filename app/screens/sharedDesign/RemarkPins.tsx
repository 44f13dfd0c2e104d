import { useTranslation } from 'react-i18next'
import { panelId } from '../../../engine/index.ts'
import type { ClothSpot } from '../../viewer/clothPicker.ts'
import type { StageSurface } from '../../viewer/stageSurface.ts'
import styles from './remarks.module.css'
import type { RemarkThread } from './remarkThreads.ts'

interface RemarkPinsProps {
  readonly surface: StageSurface
  readonly threads: readonly RemarkThread[]
  /** Where the next remark is to be pinned. */
  readonly draft: ClothSpot | null
  readonly chosen: string | null
  readonly choose: (remark: string) => void
}

/** The numbers of the remarks where they are pinned. What is on the far side of the garment is not seen. */
export function RemarkPins({ surface, threads, draft, chosen, choose }: RemarkPinsProps) {
  const { t } = useTranslation('sharedDesign')
  const placed = (spot: ClothSpot) => {
    const at = surface.project(spot)
    return at && { left: at[0], top: at[1] }
  }
  const here = draft && placed(draft)
  return (
    <div className={styles.pins}>
      {threads.map(({ number, remark }) => {
        const place = placed({ panel: panelId(remark.panel), x: remark.xMm, y: remark.yMm })
        return (
          place && (
            <button
              key={remark.id}
              type="button"
              className={styles.pin}
              style={place}
              aria-pressed={remark.id === chosen}
              aria-label={t('remark.pin', { number })}
              data-settled={remark.resolvedAt !== null || undefined}
              onClick={() => choose(remark.id)}
            >
              {number}
            </button>
          )
        )
      })}
      {here && <span className={styles.draft} style={here} aria-hidden />}
    </div>
  )
}
