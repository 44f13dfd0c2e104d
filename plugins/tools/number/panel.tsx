import { useEffect } from 'react'
import {
  ActionButton,
  EmptyHint,
  Line,
  PaintRow,
  RowGroup,
  Section,
  useDesign,
  useGarment,
  useGarmentWords,
  useSelection,
  useWords,
} from '../../../app/panelkit/index.ts'
import {
  inOrder,
  type LayerFields,
  type LayerId,
  layerOverrides,
  readableOn,
  type Slot,
  shownLayer,
  shownPaint,
} from '../../../engine/index.ts'
import { NumberForm } from './NumberForm.tsx'
import styles from './number.module.css'
import { add, isNumberSlot } from './tool.ts'

/** The numbers of the kit, buttons for the places that have none, and the selected number in full. */
export function NumberPanel() {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { shown, preview } = useDesign()
  const { slots, version } = useGarment()
  const [selected, select] = useSelection()
  const numbers = inOrder(shown.layers)
    .filter(([, layer]) => layer.kind === 'number')
    .map(([id, layer]) => ({ id, layer: shownLayer(layer, layerOverrides(shown, version, id)) }))
  const chosen = numbers.find(({ id }) => selected.kind === 'layer' && selected.layer === id)
  const free = slots.filter(({ id }) => isNumberSlot(id) && !numbers.some(({ layer }) => layer.slot === id))

  useEffect(() => () => void preview(null), [preview])

  const nameOf = ({ slot }: LayerFields) => (slot === null ? words('name') : garmentWords(`slots.${slot}`))
  return (
    <>
      {numbers.length === 0 ? (
        <EmptyHint title={words('none')} hint={words('noneHint')} />
      ) : (
        <RowGroup heading={words('onKit')}>
          {numbers.map(({ id, layer }) => (
            <PaintRow
              key={id}
              name={nameOf(layer)}
              paint={layer.paint}
              value={layer.hidden ? words('hidden') : layer.text}
              selected={id === chosen?.id}
              select={() => select({ kind: 'layer', layer: id })}
            />
          ))}
        </RowGroup>
      )}
      {free.length > 0 && <AddButtons slots={free} sample={numbers[0]?.layer.text ?? '10'} />}
      {chosen && (
        <>
          <Line />
          <NumberForm key={`${chosen.id} ${version}`} {...chosen} />
        </>
      )}
    </>
  )
}

interface AddButtonsProps {
  readonly slots: readonly Slot[]
  readonly sample: string
}

/** A button for each place without a number. It comes with the figures of the others, in a colour that can be read there. */
function AddButtons({ slots, sample }: AddButtonsProps) {
  const garmentWords = useGarmentWords()
  const { shown, dispatch, newLayerId } = useDesign()
  const { zones, version } = useGarment()
  const [, select] = useSelection()
  const clothAt = ({ panel }: Slot) => {
    const zone = zones.find(({ regions }) => regions.some(region => region.panel === panel))
    return zone && shownPaint(shown, version, zone)
  }
  const addTo = (slot: Slot) => {
    const layer: LayerId = newLayerId()
    const command = add.of({ layer, slot: slot.id, digits: sample, paint: readableOn(clothAt(slot)) })
    if (dispatch(command).kind === 'applied') select({ kind: 'layer', layer })
  }
  return (
    <Section>
      <div className={styles.places}>
        {slots.map(slot => (
          <ActionButton key={slot.id} label={garmentWords(`slots.${slot.id}`)} icon="plus" act={() => addTo(slot)} />
        ))}
      </div>
    </Section>
  )
}
