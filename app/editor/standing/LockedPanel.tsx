import { FileClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useEditorControls } from '../EditorControlsContext.ts'
import styles from './standing.module.css'

/** A panel of which nothing can be used while the design is reviewed, with the reason above it. */
export function LockedPanel({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { showDialog } = useEditorControls()
  const { standing, line } = useOpenedDesign()
  const isLocked = useStream(standing)?.status === 'REVIEWING'
  return (
    <>
      {isLocked && (
        <div className={styles.note} role="status">
          <FileClock aria-hidden />
          <p>{t(line.isGuest ? 'standing.restingOthers' : 'standing.resting')}</p>
          <button type="button" className="button line" onClick={() => showDialog('review')}>
            {t('standing.look')}
          </button>
        </div>
      )}
      <div className={isLocked ? styles.resting : undefined} inert={isLocked}>
        {children}
      </div>
    </>
  )
}
