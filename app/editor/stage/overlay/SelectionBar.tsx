import { useTranslation } from 'react-i18next'
import { type Command, layerId } from '../../../../engine/index.ts'
import { duplicateLayer, hideLayer, lockLayer, mirrorLayer, removeLayer } from '../../../../plugins/index.ts'
import { useStream } from '../../../device/useStream.ts'
import { IconAction } from '../../../panelkit/controls/actions.tsx'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import { useSayWhatIsDone } from '../../useSayWhatIsDone.ts'
import type { LayerOnCloth } from '../gesture/layersOnCloth.ts'
import styles from './overlay.module.css'
import { placeBar, type Room } from './placeBar.ts'
import type { SeenFrame } from './seenFrame.ts'

export interface SelectionBarProps {
  readonly thing: LayerOnCloth
  readonly rect: SeenFrame['rect']
  readonly room: Room
}

/** What can be done to the selected thing, beside it. */
export function SelectionBar({ thing: { id: layer, layer: fields }, rect, room }: SelectionBarProps) {
  const { t } = useTranslation('tool.layers')
  const { engine, view, newId } = useOpenedDesign()
  const say = useSayWhatIsDone()
  const { version } = useStream(view)
  const which = { layer, version }
  const { left, top, direction, isAtFoot } = placeBar(rect, room, isForFingers() ? 'large' : 'small')
  const act = (command: Command) => {
    const outcome = engine.dispatch(command)
    say(command, outcome)
    return outcome
  }
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
        act={() => act(lockLayer.of({ layer, locked: !fields.locked }))}
      />
      <IconAction label={t('hide')} icon="hidden" act={() => act(hideLayer.of({ ...which, hidden: true }))} />
      <IconAction label={t('remove')} icon="trash" act={() => act(removeLayer.of(which))} />
    </div>
  )
}

const isForFingers = () => matchMedia('(max-width: 640px), (pointer: coarse)').matches
