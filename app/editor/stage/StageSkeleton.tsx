import { useTranslation } from 'react-i18next'
import { heightOf, outlinePath, pathBounds, pathData, widthOf } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import styles from './stage.module.css'

/** The first piece of the pattern as a shadow, while the garment comes. */
export function StageSkeleton() {
  const { t } = useTranslation()
  const { artwork, view } = useOpenedDesign()
  const [first] = useStream(artwork.pattern(useStream(view))).panels
  if (!first) return null
  const outline = outlinePath(first)
  const bounds = pathBounds(outline)
  return (
    <div className={styles.skeleton} role="status" aria-label={t('stage.coming')}>
      <svg viewBox={`${bounds.left} ${bounds.top} ${widthOf(bounds)} ${heightOf(bounds)}`} aria-hidden="true">
        <path d={pathData(outline)} />
      </svg>
    </div>
  )
}
