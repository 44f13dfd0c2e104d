import { useTranslation } from 'react-i18next'
import { heightOf, widthOf } from '../../../../engine/index.ts'
import { useStream } from '../../../device/useStream.ts'
import { formatNumber, lengthUnit } from '../../../i18n/khmerFormat.ts'
import { isLanguage } from '../../../i18n/languages.ts'
import type { StageSurface } from '../../../viewer/stageSurface.ts'
import { useOpenedDesign } from '../../OpenDesignContext.ts'
import type { LayerFrame } from '../gesture/layerFrame.ts'
import { layerOnCloth } from '../gesture/layersOnCloth.ts'
import type { StageHands } from '../useStageHands.ts'
import { GuideLabels, GuideLines, seenGuides } from './GuideMarks.tsx'
import styles from './overlay.module.css'
import type { Room } from './placeBar.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { SelectionHandles } from './SelectionHandles.tsx'
import { type SeenFrame, seenFrame } from './seenFrame.ts'
import { TypeOnCloth } from './TypeOnCloth.tsx'
import { typedWords } from './typedWords.ts'

export interface SelectionOverlayProps {
  readonly surface: StageSurface
  readonly hands: StageHands
  readonly room: Room
  /** Whether the bar with actions stands beside the thing. */
  readonly hasBar: boolean
}

/** Over the cloth: the box, handles, measures and actions of the selected layer, and the guides of a gesture. */
export function SelectionOverlay({ surface, hands, room, hasBar }: SelectionOverlayProps) {
  const design = useOpenedDesign()
  const selection = useStream(design.engine.selection)
  const running = useStream(hands.gesture.running)
  useStream(design.engine.shown)
  useStream(design.resources)
  const thing = selection.kind === 'layer' ? layerOnCloth(design, selection.layer) : null
  const seen = thing && seenFrame(surface, thing.frame)
  if (!thing || !seen) return null
  const guides = seenGuides(surface, running?.guides ?? [])
  const typed = hands.typing === thing.id ? typedWords(design, thing.id) : null
  return (
    <div className={styles.overlay}>
      <svg aria-hidden="true" data-selected={thing.id}>
        <GuideLines guides={guides} />
        <SelectionHandles surface={surface} gesture={hands.gesture} thing={thing} seen={seen} />
      </svg>
      <GuideLabels guides={guides} />
      <SizeLabel frame={thing.frame} rect={seen.rect} />
      {hasBar && !running && !typed && <SelectionBar thing={thing} rect={seen.rect} room={room} />}
      {typed && <TypeOnCloth key={thing.id} typed={typed} rect={seen.rect} close={() => hands.type(null)} />}
    </div>
  )
}

/** How large it is on the cloth, in centimetres. */
function SizeLabel({ frame: { box }, rect }: { readonly frame: LayerFrame; readonly rect: SeenFrame['rect'] }) {
  const { i18n } = useTranslation()
  const unit = lengthUnit(isLanguage(i18n.language) ? i18n.language : 'en')
  const [width, height] = [widthOf(box), heightOf(box)].map(mm => formatNumber(mm / 10, 1))
  return (
    <span className={styles.size} style={{ left: (rect.left + rect.right) / 2, top: rect.bottom + 14 }} aria-hidden>
      {width} × {height} {unit}
    </span>
  )
}
