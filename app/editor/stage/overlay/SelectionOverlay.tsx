import { useTranslation } from 'react-i18next'
import { fetchedComponent } from '../../../device/fetchedComponent.tsx'
import { useStream } from '../../../device/useStream.ts'
import { formatNumber, lengthUnit } from '../../../i18n/formats.ts'
import { isLanguage } from '../../../i18n/languages.ts'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import type { StageSurface } from '../../../viewer/stageSurface.ts'
import { cutAt, seamsOf, surfaceAcross } from '../gesture/acrossSeams.ts'
import type { LayerFrame } from '../gesture/layerFrame.ts'
import { type LayerOnCloth, layerOnCloth } from '../gesture/layersOnCloth.ts'
import { selectedLayers } from '../gesture/selectedLayers.ts'
import { emptyFrame, typedWords } from '../gesture/typedWords.ts'
import type { StageGestures } from '../gesture/useStageGestures.ts'
import { Baselines } from './Baselines.tsx'
import { DistanceLabels, DistanceLines, GuideLabels, GuideLines, seenGuides } from './GuideMarks.tsx'
import styles from './overlay.module.css'
import { type FreeArea, SelectionBar } from './SelectionBar.tsx'
import { SelectionHandles } from './SelectionHandles.tsx'
import { type SeenFrame, seenFrame } from './seenFrame.ts'
import { TypeOnCloth } from './TypeOnCloth.tsx'

const SeveralOverlay = fetchedComponent(async () => (await import('./SeveralOverlay.tsx')).SeveralOverlay)

export interface SelectionOverlayProps {
  readonly surface: StageSurface
  readonly gestures: StageGestures
  readonly area: FreeArea
  /** Whether the bar with actions stands beside the thing. */
  readonly hasBar: boolean
}

/** Over the cloth: the box, handles, measures and actions of the selected layer, and the guides of a gesture. */
export function SelectionOverlay({ surface: cloth, gestures, area, hasBar }: SelectionOverlayProps) {
  const design = useOpenedDesign()
  const selection = useStream(design.engine.selection)
  const running = useStream(gestures.gesture.running)
  useStream(design.engine.shown)
  useStream(design.resources)
  useStream(design.view)
  if (selection.kind !== 'layer') return null
  const { layer } = selection
  const several = selectedLayers(selection)
  if (several.length > 1) {
    return <SeveralOverlay surface={cloth} gestures={gestures} area={area} layers={several} hasBar={hasBar} />
  }
  const thing = layerOnCloth(design, layer)
  // Its box and handles follow it over the seams that it goes on over.
  const surface = thing ? surfaceAcross(cloth, thing.frame.panel, seamsOf(design, thing)) : cloth
  const frame = thing?.frame ?? emptyFrame(design, layer)
  const seen = frame && seenFrame(surface, frame)
  if (!seen) return null
  const guides = seenGuides(surface, running?.guides ?? [])
  const distances = running?.distances ?? []
  // What is moved shows by itself where it is.
  const isMoved = running?.grip === 'move'
  const typed = gestures.typing === layer ? typedWords(design, layer) : null
  return (
    <div className={styles.overlay}>
      <div className={styles.seen}>
        <svg aria-hidden="true" data-selected={layer}>
          <DistanceLines surface={surface} distances={distances} />
          <GuideLines guides={guides} />
          {thing && <Baselines surface={surface} thing={thing} />}
          {thing ? (
            !isMoved && <SelectionHandles surface={surface} gesture={gestures.gesture} thing={thing} seen={seen} />
          ) : (
            <EmptyBox outline={seen.outline} />
          )}
        </svg>
        <DistanceLabels surface={surface} distances={distances} />
        <GuideLabels guides={guides} />
        {thing && !isMoved && <SizeLabel frame={thing.frame} rect={seen.rect} />}
        {thing && running?.grip !== 'scale' && <CutLabel thing={thing} rect={seen.rect} />}
      </div>
      {thing && hasBar && !running && !typed && <SelectionBar thing={thing} rect={seen.rect} area={area} />}
      {typed && <TypeOnCloth key={layer} typed={typed} rect={seen.rect} close={() => gestures.type(null)} />}
    </div>
  )
}

/** Where words can be written that are not there yet. */
const EmptyBox = ({ outline }: { readonly outline: string }) => (
  <g data-empty>
    <path d={outline} className={styles.edge} />
    <path d={outline} className={`${styles.line} ${styles.empty}`} />
  </g>
)

/** At which pieces it ends, for it cannot go on over their seams. */
function CutLabel({ thing, rect }: { readonly thing: LayerOnCloth; readonly rect: SeenFrame['rect'] }) {
  const design = useOpenedDesign()
  const { t } = useTranslation()
  const { t: garment } = useTranslation(`garment.${design.garment.slug}`)
  const pieces = cutAt(design, thing).map(panel => garment(`panels.${panel}`, { defaultValue: panel }))
  if (pieces.length === 0) return null
  return (
    <span className={styles.size} style={{ left: (rect.left + rect.right) / 2, top: rect.bottom + 38 }} data-cut>
      {t('stage.cutAt', { pieces: pieces.join(', ') })}
    </span>
  )
}

/** How large it is on the cloth, in centimetres. */
function SizeLabel({ frame: { size }, rect }: { readonly frame: LayerFrame; readonly rect: SeenFrame['rect'] }) {
  const { i18n } = useTranslation()
  const unit = lengthUnit(isLanguage(i18n.language) ? i18n.language : 'en')
  const [width, height] = [size.width, size.height].map(mm => formatNumber(mm / 10, 1))
  return (
    <span className={styles.size} style={{ left: (rect.left + rect.right) / 2, top: rect.bottom + 14 }} aria-hidden>
      {width} × {height} {unit}
    </span>
  )
}
