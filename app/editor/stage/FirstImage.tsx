import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DesignDocument, heightOf, panelBounds, widthOf } from '../../../engine/index.ts'
import { prefersReducedMotion } from '../../device/display.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { BlankGarment } from '../BlankGarment.tsx'
import { PieceImage } from './flat/FlatPiece.tsx'
import styles from './stage.module.css'

const fade = { duration: 240, easing: 'ease-out', fill: 'forwards' } as const

/**
 * The front of the design as it is cut, where its garment will hang, or an image of its garment while nothing is on it. It
 * stays until the garment is drawn behind it.
 */
export function FirstImage({ isReady }: { readonly isReady: boolean }) {
  const { engine, garment } = useOpenedDesign()
  const isBlank = isUntouched(useStream(engine.document))
  const image = useRef<HTMLDivElement>(null)
  const [isGone, setGone] = useState(false)
  const { t } = useTranslation()
  useEffect(() => {
    if (!isReady || isGone) return undefined
    const fading = prefersReducedMotion() ? null : image.current?.animate({ opacity: 0 }, fade)
    if (!fading) setGone(true)
    else fading.onfinish = () => setGone(true)
    return () => fading?.cancel()
  }, [isReady, isGone])
  return isGone ? null : (
    <div
      ref={image}
      className={styles.firstImage}
      data-blank={isBlank || undefined}
      data-coming
      {...(isReady ? { 'aria-hidden': true } : { role: 'status', 'aria-label': t('stage.coming') })}
    >
      {isBlank ? <BlankGarment slug={garment.slug} /> : <Front />}
    </div>
  )
}

const isUntouched = ({ options, zones, layers }: DesignDocument): boolean =>
  [options, zones, layers].every(table => Object.keys(table).length === 0)

function Front() {
  const { artwork, view } = useOpenedDesign()
  const shown = useStream(view)
  const { panels } = useStream(artwork.pattern(shown))
  const panel = panels.find(({ placement }) => placement.kind === 'torso' && placement.side === 'front') ?? panels[0]
  if (!panel) return null
  const bounds = panelBounds(panel)
  return (
    <svg viewBox={`0 0 ${widthOf(bounds)} ${heightOf(bounds)}`} aria-hidden>
      <PieceImage panel={panel} view={shown} />
    </svg>
  )
}
