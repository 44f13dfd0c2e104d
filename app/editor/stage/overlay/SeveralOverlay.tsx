import { useEffect } from 'react'
import type { LayerId } from '../../../../engine/index.ts'
import { useStream } from '../../../device/useStream.ts'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import type { StageSurface } from '../../../viewer/stageSurface.ts'
import { layerOnCloth } from '../gesture/layersOnCloth.ts'
import { selectionOf } from '../gesture/selectedLayers.ts'
import type { StageGestures } from '../gesture/useStageGestures.ts'
import { DistanceLabels, DistanceLines, GuideLabels, GuideLines, seenGuides } from './GuideMarks.tsx'
import styles from './overlay.module.css'
import type { FreeArea } from './SelectionBar.tsx'
import { SeveralBar } from './SeveralBar.tsx'
import { seenFrame } from './seenFrame.ts'

interface SeveralProps {
  readonly surface: StageSurface
  readonly gestures: StageGestures
  readonly area: FreeArea
  readonly layers: readonly LayerId[]
  readonly hasBar: boolean
}

/** The boxes of several selected things, and what can be done to all of them. */
export function SeveralOverlay({ surface, gestures, area, layers, hasBar }: SeveralProps) {
  const design = useOpenedDesign()
  const { engine } = design
  const running = useStream(gestures.gesture.running)
  const { layers: known } = useStream(engine.shown)
  const gone = layers.filter(id => !known[id]).join()
  // What somebody else has removed is not selected any more.
  useEffect(() => {
    if (gone !== '') engine.selection.set(selectionOf(layers.filter(id => !gone.split(',').includes(id))))
  }, [gone, engine, layers])
  const things = layers.flatMap(id => layerOnCloth(design, id) ?? [])
  const seen = things.flatMap(({ id, frame }) => {
    const outline = seenFrame(surface, frame)
    return outline ? [{ id, ...outline }] : []
  })
  if (seen.length === 0) return null
  const rect = {
    left: Math.min(...seen.map(each => each.rect.left)),
    top: Math.min(...seen.map(each => each.rect.top)),
    right: Math.max(...seen.map(each => each.rect.right)),
    bottom: Math.max(...seen.map(each => each.rect.bottom)),
  }
  const guides = seenGuides(surface, running?.guides ?? [])
  const distances = running?.distances ?? []
  const boxes = running?.grip === 'move' ? [] : seen
  return (
    <div className={styles.overlay}>
      <div className={styles.seen}>
        <svg aria-hidden="true" data-selected={layers.join(' ')}>
          <DistanceLines surface={surface} distances={distances} />
          <GuideLines guides={guides} />
          {boxes.map(({ id, outline }) => (
            <g key={id}>
              <path d={outline} className={styles.edge} />
              <path d={outline} className={styles.line} />
            </g>
          ))}
        </svg>
        <DistanceLabels surface={surface} distances={distances} />
        <GuideLabels guides={guides} />
      </div>
      {hasBar && !running && <SeveralBar things={things} rect={rect} area={area} />}
    </div>
  )
}
