import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignComment } from '../../../server/contract/designs/designComment.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import type { ClothSpot } from '../../viewer/clothPicker.ts'
import { RemarkForm } from './RemarkForm.tsx'
import { RemarkList } from './RemarkList.tsx'
import styles from './remarks.module.css'
import { type SharedSource, writeRemark } from './sharedCalls.ts'
import type { AskedRemarks } from './useRemarks.ts'

export interface RemarksProps {
  readonly source: SharedSource
  readonly remarks: AskedRemarks
  readonly spot: ClothSpot
  readonly garment: string
  readonly chosen: string | null
  readonly choose: (remark: DesignComment) => void
  /** A remark was kept. */
  readonly pinned: () => void
}

/** What is said about the design, and what one wants to say. */
export function Remarks({ source, remarks, spot, garment, chosen, choose, pinned }: RemarksProps) {
  const { t } = useTranslation('sharedDesign')
  const { t: panelWord } = useTranslation(`garment.${garment}`)
  const { ask } = useServices()
  const problem = useProblemWord()
  const [answered, answer] = useState<DesignComment | null>(null)
  return (
    <section className={styles.remarks} aria-labelledby="remarks">
      <h2 id="remarks">{t('remark.title')}</h2>
      {remarks.kind === 'loading' && <p role="status">{t('app:loading')}</p>}
      {remarks.kind === 'failed' && (
        <div role="alert">
          <p>{problem(remarks.trouble)}</p>
          <button type="button" className="button line" onClick={remarks.again}>
            {t('again')}
          </button>
        </div>
      )}
      {remarks.kind === 'answered' && remarks.threads.length === 0 && <p className={styles.none}>{t('remark.none')}</p>}
      {remarks.kind === 'answered' && remarks.threads.length > 0 && (
        <RemarkList threads={remarks.threads} chosen={chosen} choose={choose} answer={answer} />
      )}
      <RemarkForm
        spot={spot}
        panelName={panelWord(`panels.${spot.panel}`, { defaultValue: spot.panel })}
        answered={answered}
        dropAnswer={() => answer(null)}
        send={async remark => {
          const kept = await writeRemark(ask, source, remark)
          if (kept.kind === 'answered') {
            answer(null)
            pinned()
            remarks.again()
          }
          return kept
        }}
      />
    </section>
  )
}
