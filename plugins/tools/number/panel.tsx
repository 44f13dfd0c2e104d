import { useEffect } from 'react'
import {
  ActionButton,
  EmptyHint,
  Line,
  PaintRow,
  type PaintRowProps,
  RowGroup,
  Section,
  useDesign,
  useGarment,
  useGarmentWords,
  useLayer,
  useSelection,
  useShown,
  useWords,
} from '../../../app/panelkit/index.ts'
import {
  inOrder,
  type LayerId,
  layerOverrides,
  readableOn,
  type Slot,
  shownLayer,
  shownPaint,
} from '../../../engine/plugin.ts'
import { NumberForm } from './NumberForm.tsx'
import styles from './number.module.css'
import { add, isNumberSlot } from './tool.ts'

/** The numbers of the kit, buttons for the places that have none, and the selected number in full. */
export function NumberPanel() {
  const words = useWords()
  const { preview } = useDesign()
  const { slots, version } = useGarment()
  const [selected, select] = useSelection()
  const numbers = useShown(shown =>
    inOrder(shown.layers)
      .filter(([, layer]) => layer.kind === 'number')
      .map(([id, layer]) => {
        const { slot, text } = shownLayer(layer, layerOverrides(shown, version, id))
        return { id, slot, text }
      }),
  )
  const chosen = numbers.find(({ id }) => selected.kind === 'layer' && selected.layer === id)
  const free = slots.filter(({ id }) => isNumberSlot(id) && !numbers.some(({ slot }) => slot === id))

  useEffect(() => () => void preview(null), [preview])

  return (
    <>
      {numbers.length === 0 ? (
        <EmptyHint title={words('none')} hint={words('noneHint')} />
      ) : (
        <RowGroup heading={words('onKit')}>
          {numbers.map(({ id }) => (
            <NumberRow
              key={id}
              id={id}
              selected={id === chosen?.id}
              select={() => select({ kind: 'layer', layer: id })}
            />
          ))}
        </RowGroup>
      )}
      {free.length > 0 && <AddButtons slots={free} sample={numbers[0]?.text ?? '10'} />}
      {chosen && (
        <>
          <Line />
          <NumberForm key={`${chosen.id} ${version}`} id={chosen.id} />
        </>
      )}
    </>
  )
}

interface NumberRowProps extends Pick<PaintRowProps, 'selected' | 'select'> {
  readonly id: LayerId
}

function NumberRow({ id, ...row }: NumberRowProps) {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { slot, text, hidden, paint } = useLayer(id, layer => layer)
  const name = slot === null ? words('name') : garmentWords(`slots.${slot}`)
  return <PaintRow {...row} name={name} paint={paint} value={hidden ? words('hidden') : text} />
}

interface AddButtonsProps {
  readonly slots: readonly Slot[]
  readonly sample: string
}

/** A button for each place without a number. It comes with the figures of the others, in a colour that can be read there. */
function AddButtons({ slots, sample }: AddButtonsProps) {
  const garmentWords = useGarmentWords()
  const { dispatch, newLayerId } = useDesign()
  const { zones, version } = useGarment()
  const [, select] = useSelection()
  const cloths = useShown(shown => zones.map(zone => shownPaint(shown, version, zone)))
  const addTo = (slot: Slot) => {
    const cloth = cloths[zones.findIndex(({ regions }) => regions.some(({ panel }) => panel === slot.panel))]
    const layer: LayerId = newLayerId()
    const command = add.of({ layer, slot: slot.id, digits: sample, paint: readableOn(cloth) })
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
