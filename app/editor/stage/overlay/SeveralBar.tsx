import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  Group,
  type LucideIcon,
  Scaling,
  Trash2,
  Ungroup,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Command, clamp } from '../../../../engine/index.ts'
import { arrangeLayers, groupLayers, groupOf, removeLayers } from '../../../../plugins/index.ts'
import { useStream } from '../../../device/useStream.ts'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import { useNotifyOutcome } from '../../controls/useNotifyOutcome.ts'
import { aligned, distributed, type Edge, type Shift, sameHeight } from '../gesture/arranging.ts'
import type { LayerOnCloth } from '../gesture/layersOnCloth.ts'
import styles from './overlay.module.css'
import type { FreeArea } from './SelectionBar.tsx'
import type { SeenFrame } from './seenFrame.ts'

interface SeveralBarProps {
  readonly things: readonly LayerOnCloth[]
  readonly rect: SeenFrame['rect']
  readonly area: FreeArea
}

const alignments: readonly (readonly [Edge, LucideIcon])[] = [
  ['left', AlignStartVertical],
  ['centre', AlignCenterVertical],
  ['right', AlignEndVertical],
  ['top', AlignStartHorizontal],
  ['middle', AlignCenterHorizontal],
  ['bottom', AlignEndHorizontal],
]

/** What can be done to several things at once, above them or below. */
export function SeveralBar({ things, rect, area }: SeveralBarProps) {
  const { t } = useTranslation()
  const { engine, view, newId } = useOpenedDesign()
  const notify = useNotifyOutcome()
  const { version } = useStream(view)
  const layers = things.map(({ id }) => id)
  const boxes = things.map(({ id, layer, group }) => ({ layer: id, panel: layer.place.panel, bounds: group.bounds }))
  const act = (command: Command) => notify(command, engine.dispatch(command))
  const arrange = (moves: readonly Shift[]) => moves.length > 0 && act(arrangeLayers.of({ version, moves: [...moves] }))
  const { layers: known } = engine.shown.current()
  const [first = ''] = layers
  const isGroup = groupOf(known, first).length > 1
  const count = things.length
  const button = (label: string, Icon: LucideIcon, press: () => unknown) => (
    <button key={label} type="button" className="icon-button small" aria-label={label} data-tip={label} onClick={press}>
      <Icon aria-hidden />
    </button>
  )
  return (
    <div
      role="toolbar"
      aria-label={t('several.name', { count })}
      className={`${styles.bar} ${styles.several}`}
      data-direction="row"
      style={{ left: leftOf(rect, area), top: topOf(rect, area) }}
    >
      {alignments.map(([edge, icon]) => button(t(`several.${edge}`), icon, () => arrange(aligned(boxes, edge))))}
      {count > 2 &&
        button(t('several.across'), AlignHorizontalDistributeCenter, () => arrange(distributed(boxes, 'across')))}
      {count > 2 && button(t('several.down'), AlignVerticalDistributeCenter, () => arrange(distributed(boxes, 'down')))}
      {button(t('several.same'), Scaling, () => arrange(sameHeight(boxes)))}
      {isGroup
        ? button(t('several.ungroup'), Ungroup, () => act(groupLayers.of({ layers, group: null })))
        : button(t('several.group'), Group, () => act(groupLayers.of({ layers, group: newId() })))}
      {button(t('remove', { ns: 'tool.layers' }), Trash2, () => act(removeLayers.of({ version, layers })))}
    </div>
  )
}

/** Pixels between the things and the bar, its height, and the room that the dock needs. */
const away = 16
const height = 40
const dock = 84

/** Half of the bar with all its buttons, in pixels. */
const half = 180

/** In the middle of the things, as far as the stage reaches; in the middle of a narrow one. */
const leftOf = ({ left, right }: SeenFrame['rect'], { width }: FreeArea): number =>
  width < 2 * half ? width / 2 : clamp((left + right) / 2, half, width - half)

/** Below the things where there is room, else above them. */
function topOf({ top, bottom }: SeenFrame['rect'], area: FreeArea): number {
  const below = bottom + away
  if (below + height <= area.height - dock) return below
  return Math.max(8, top - away - height)
}
