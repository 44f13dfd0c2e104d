import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import { FlatPiece } from './FlatPiece.tsx'
import { flatLayout } from './flatLayout.ts'
import styles from './stage.module.css'
import { useAspect } from './useAspect.ts'

/** The pieces of the pattern side by side, as they are cut, with everything that is on them. */
export function FlatView() {
  const { t } = useTranslation()
  const { artwork, view } = useOpenedDesign()
  const shown = useStream(view)
  const pattern = useStream(artwork.pattern(shown))
  const sheet = useRef<HTMLDivElement>(null)
  const { width, height, pieces } = flatLayout(pattern.panels, useAspect(sheet))
  return (
    <div ref={sheet} className={styles.sheet}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('stage.flatLabel')}>
        {pieces.map(piece => {
          const panel = pattern.panels.find(({ id }) => id === piece.panel)
          return panel && <FlatPiece key={piece.panel} panel={panel} piece={piece} view={shown} />
        })}
      </svg>
    </div>
  )
}
