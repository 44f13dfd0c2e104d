import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebounced } from '../../../device/useDebounced.ts'
import { useStream } from '../../../device/useStream.ts'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import { isChecked, useRulesOff } from '../../../studio/print/kitRules.ts'
import { useFindingSentence } from '../../../studio/print/useFindingSentence.ts'
import { useAreas } from '../../../viewer/areas.ts'
import styles from '../stage.module.css'
import { findingsOnStage } from './findingsOnStage.ts'

/** Nobody waits for it while things still change, in milliseconds. */
const rest = 150

/** Says as soon as layers overlap, or a seam cuts letters, and selects what it is about. */
export function StageFindings() {
  const { t } = useTranslation()
  const design = useOpenedDesign()
  const sentence = useFindingSentence()
  const off = useRulesOff()
  const document = useDebounced(useStream(design.engine.document), rest)
  const view = useStream(design.view)
  const resources = useStream(design.resources)
  const areas = useAreas(document !== null && Object.keys(document.layers).length > 0)
  const findings = useMemo(
    // Read anew with each of these: the artwork follows them.
    () =>
      document && view && resources && areas
        ? findingsOnStage(design, areas).filter(found => isChecked(found, document, off))
        : [],
    [design, document, view, resources, areas, off],
  )
  const [first] = findings
  if (!first) return null
  const more = findings.length - 1
  return (
    <div className={`${styles.notice} ${styles.findings}`} data-findings={findings.length}>
      <TriangleAlert aria-hidden />
      <p aria-live="polite">
        {sentence(first)}
        {more > 0 && ` ${t('stage.finding.more', { count: more })}`}
      </p>
      <button
        type="button"
        className={styles.retry}
        onClick={() => design.engine.selection.set({ kind: 'layer', layer: first.layer })}
      >
        {t('stage.finding.select')}
      </button>
    </div>
  )
}
