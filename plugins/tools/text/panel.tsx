import { useEffect, useState } from 'react'
import {
  ActionButton,
  EmptyHint,
  InputField,
  Line,
  PaintRow,
  RowGroup,
  Section,
  Tiles,
  useDesign,
  useGarment,
  useGarmentWords,
  useSelection,
  useWords,
} from '../../../app/panelkit/index.ts'
import { inOrder, type LayerId, readableOn, shownLayer, shownPaint } from '../../../engine/index.ts'
import { add } from './commands.ts'
import { TextForm } from './TextForm.tsx'
import styles from './text.module.css'

/** The texts of the design and the selected one in full. */
export function TextPanel() {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { shown, preview } = useDesign()
  const { version } = useGarment()
  const [selected, select] = useSelection()
  const texts = inOrder(shown.layers)
    .filter(([, layer]) => layer.kind === 'text')
    .map(([id, layer]) => {
      const own = version === 'goalkeeper' ? shown.goalkeeper.layers[id] : undefined
      return { id, layer: shownLayer(layer, own) }
    })
  const chosen = texts.find(({ id }) => selected.kind === 'layer' && selected.layer === id)

  useEffect(() => () => void preview(null), [preview])

  return (
    <div className={styles.panel} data-chosen={chosen && true}>
      <div className={styles.add}>
        <AddText />
      </div>
      {texts.length === 0 ? (
        <EmptyHint title={words('none')} hint={words('noneHint')} />
      ) : (
        <RowGroup heading={words('onShirt')}>
          {texts.map(({ id, layer }) => (
            <PaintRow
              key={id}
              name={layer.text}
              paint={layer.paint}
              value={layer.slot === null ? '' : garmentWords(`slots.${layer.slot}`)}
              selected={id === chosen?.id}
              select={() => select({ kind: 'layer', layer: id })}
            />
          ))}
        </RowGroup>
      )}
      {chosen && (
        <>
          <Line />
          <TextForm key={`${chosen.id} ${version}`} {...chosen} />
        </>
      )}
    </div>
  )
}

/** A new text, in one of the places that the garment has for them and in a colour that can be read there. */
function AddText() {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { shown, dispatch, check, newLayerId } = useDesign()
  const { zones, slots, version } = useGarment()
  const [, select] = useSelection()
  const [written, write] = useState('')
  const [chosen, choose] = useState<string | null>(null)
  const [next, setNext] = useState(newLayerId)
  const places = slots.filter(({ kind }) => kind === 'text')
  const slot = (places.find(({ id }) => id === chosen) ?? places[0])?.id
  if (slot === undefined) return null
  const cloth = zones[0] && shownPaint(shown, version, zones[0])
  const commandFor = (layer: LayerId) => add.of({ layer, words: written, slot, paint: readableOn(cloth) })
  const mayAdd = check(commandFor(next)).kind === 'applied'
  const addIt = () => {
    if (dispatch(commandFor(next)).kind === 'refused') return
    select({ kind: 'layer', layer: next })
    setNext(newLayerId)
    write('')
  }
  return (
    <Section>
      <InputField
        label={words('new')}
        hint={garmentWords(`slots.${slot}`)}
        value={written}
        longest={300}
        write={write}
        enter={addIt}
      />
      <Tiles
        label={words('where')}
        tiles={places.map(({ id }) => ({ value: id, label: garmentWords(`slots.${id}`) }))}
        value={slot}
        choose={choose}
      />
      <ActionButton label={words('add')} icon="plus" disabled={!mayAdd} act={addIt} />
    </Section>
  )
}
