import { useTranslation } from 'react-i18next'
import { type Command, clamp, type LayerSettings, layerId, setLayer } from '../../../../engine/index.ts'
import { duplicateLayer, mirrorLayer, removeLayer } from '../../../../plugins/index.ts'
import { useStream } from '../../../device/useStream.ts'
import { IconAction } from '../../../panelkit/controls/actions.tsx'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import { useNotifyOutcome } from '../../controls/useNotifyOutcome.ts'
import type { LayerOnCloth } from '../gesture/layersOnCloth.ts'
import styles from './overlay.module.css'
import type { SeenFrame } from './seenFrame.ts'

interface SelectionBarProps {
  readonly thing: LayerOnCloth
  readonly rect: SeenFrame['rect']
  readonly area: FreeArea
}

/** What can be done to the selected thing, beside it. */
export function SelectionBar({ thing: { id: layer, layer: fields }, rect, area }: SelectionBarProps) {
  const { t } = useTranslation('tool.layers')
  const { engine, view, newId } = useOpenedDesign()
  const notify = useNotifyOutcome()
  const { version } = useStream(view)
  const which = { layer, version }
  const { left, top, direction, isAtFoot } = positionBar(rect, area, isForFingers() ? 'large' : 'small')
  const act = (command: Command) => {
    const outcome = engine.dispatch(command)
    notify(command, outcome)
    return outcome
  }
  const set = (changed: LayerSettings) => setLayer.of({ ...which, fields: changed })
  const copy = () => {
    const as = layerId(newId())
    if (act(duplicateLayer.of({ ...which, as })).kind === 'applied') engine.selection.set({ kind: 'layer', layer: as })
  }
  return (
    <div
      role="toolbar"
      aria-label={t('name')}
      className={styles.bar}
      data-direction={direction}
      data-at-foot={isAtFoot}
      style={{ left, top }}
    >
      <IconAction label={t('mirror')} icon="mirror" act={() => act(mirrorLayer.of(which))} />
      <IconAction label={t('duplicate')} icon="copy" act={copy} />
      <IconAction
        label={fields.locked ? t('unlock') : t('lock')}
        icon={fields.locked ? 'lock' : 'open'}
        pressed={fields.locked}
        act={() => act(set({ locked: !fields.locked }))}
      />
      <IconAction label={t('hide')} icon="hidden" act={() => act(set({ hidden: true }))} />
      <IconAction label={t('remove')} icon="trash" act={() => act(removeLayer.of(which))} />
    </div>
  )
}

const isForFingers = () => matchMedia('(max-width: 640px), (pointer: coarse)').matches

export interface FreeArea {
  readonly width: number
  readonly height: number
}

/** For a finger, or for a mouse. */
type BarSize = 'large' | 'small'

interface BarPosition {
  readonly left: number
  readonly top: number
  readonly direction: 'column' | 'row'
  /** Stands where messages come: it makes room for them. */
  readonly isAtFoot?: true
}

/** Pixels: of the bar, its distance from the thing, and what the dock and the edges need. */
const thickness = { small: 36, large: 48 } as const
const length = { small: 156, large: 236 } as const
const beside = 20
const edge = 8
const dock = 84
/** From the lower edge of a narrow stage, which a sheet lies over. */
const foot = 18
/** What hangs below the box: the label with its measures. */
const below = 44
/** The width of that label, which may be wider than the thing. */
const measures = 132
/** What stands above it: the hand for turning. */
const above = 48
/** Stages narrower than this have no room beside a thing. */
const narrow = 560

/**
 * Where the bar stands: right of the thing or left of it; on narrow stages at the foot, where it covers nothing of the
 * garment, or above the thing; never over it.
 */
export function positionBar(rect: SeenFrame['rect'], area: FreeArea, size: BarSize): BarPosition {
  return area.width < narrow ? footPosition(rect, area, size) : columnPosition(rect, area, size)
}

function footPosition(rect: SeenFrame['rect'], area: FreeArea, size: BarSize): BarPosition {
  const top = area.height - foot - thickness[size]
  const isFree = rect.bottom + below <= top && top >= edge
  if (!isFree) return rowPosition(rect, area, size)
  return { left: (area.width - length[size]) / 2, top, direction: 'row', isAtFoot: true }
}

function columnPosition(rect: SeenFrame['rect'], area: FreeArea, size: BarSize): BarPosition {
  const middle = (rect.left + rect.right) / 2
  const right = Math.max(rect.right, middle + measures / 2) + beside
  const left = Math.min(rect.left, middle - measures / 2) - beside - thickness[size]
  const fitsRight = right + thickness[size] + edge <= area.width
  const top = clamp((rect.top + rect.bottom - length[size]) / 2, edge, area.height - dock - length[size])
  if (fitsRight) return { left: right, top, direction: 'column' }
  return left >= edge ? { left, top, direction: 'column' } : rowPosition(rect, area, size)
}

function rowPosition(rect: SeenFrame['rect'], area: FreeArea, size: BarSize): BarPosition {
  const left = clamp((rect.left + rect.right - length[size]) / 2, edge, area.width - length[size] - edge)
  const under = rect.bottom + below
  const over = rect.top - above - thickness[size]
  const fitsUnder = under + thickness[size] <= area.height - dock
  return { left, top: fitsUnder ? under : Math.max(edge, over), direction: 'row' }
}
