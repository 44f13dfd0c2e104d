import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseWearer } from '../../../engine/avatar/index.ts'
import { prefersReducedMotion, useNarrow } from '../../device/display.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { WornKit } from '../../studio/worn/WornKit.tsx'
import type { StageView } from '../../viewer/orbit.ts'
import styles from './stage.module.css'

interface WornViewProps {
  readonly view: StageView | 'free'
  readonly onTurned: () => void
  /** It cannot be shown: the garment alone stands in. */
  readonly onFailed: () => void
}

const wearer = chooseWearer({})
const covered = { top: 24, right: 0, bottom: 96, left: 0 }
const coveredOnPhone = { top: 16, right: 0, bottom: 72, left: 0 }

/** The open design on somebody, as it changes. Nothing on it can be taken hold of. */
export function WornView({ view, onTurned, onFailed }: WornViewProps) {
  const { t } = useTranslation()
  const isNarrow = useNarrow()
  const { engine, garment, artwork, images, view: shownView } = useOpenedDesign()
  const worn = useStream(shownView)
  const document = useStream(engine.document)
  const design = useMemo(() => ({ garment, document, artwork, images }), [garment, document, artwork, images])
  return (
    <div className={styles.cloth}>
      <WornKit
        design={design}
        worn={worn}
        wearer={wearer}
        label={t('stage.wornLabel', { name: document.design.name || t('name.none') })}
        covered={isNarrow ? coveredOnPhone : covered}
        view={view}
        hasShadow
        path="still"
        hasBall
        isPlaying={!prefersReducedMotion()}
        speed={1}
        onTime={() => {}}
        onTurned={onTurned}
        onReady={() => {}}
        onFailed={onFailed}
      />
    </div>
  )
}
