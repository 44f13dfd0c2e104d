import { useEffect, useState } from 'react'
import {
  ActionButton,
  EmptyHint,
  InputField,
  Line,
  PaintRow,
  type PaintRowProps,
  RowGroup,
  Section,
  Tiles,
  useDesign,
  useGarment,
  useGarmentWords,
  useLayer,
  useSelection,
  useShown,
  useWords,
} from '../../../app/panelkit/index.ts'
import { inOrder, type LayerId, readableOn, shownPaint } from '../../../engine/plugin.ts'
import { add } from './commands.ts'
import { TextForm } from './TextForm.tsx'
import styles from './text.module.css'

/** The texts of the design and the selected one in full. */
export function TextPanel() {
  const words = useWords()
  const { preview } = useDesign()
  const { version } = useGarment()
  const [selected, select] = useSelection()
  const texts = useShown(({ layers }) =>
    inOrder(layers)
      .filter(([, layer]) => layer.kind === 'text')
      .map(([id]) => id),
  )
  const chosen = texts.find(id => selected.kind === 'layer' && selected.layer === id)

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
          {texts.map(id => (
            <TextRow key={id} id={id} selected={id === chosen} select={() => select({ kind: 'layer', layer: id })} />
          ))}
        </RowGroup>
      )}
      {chosen && (
        <>
          <Line />
          <TextForm key={`${chosen} ${version}`} id={chosen} />
        </>
      )}
    </div>
  )
}

/** A new text, in one of the places that the garment has for them and in a colour that can be read there. */
function AddText() {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { dispatch, check, newLayerId } = useDesign()
  const { zones, slots, version } = useGarment()
  const [, select] = useSelection()
  const [written, write] = useState('')
  const [chosen, choose] = useState<string | null>(null)
  const [next, setNext] = useState(newLayerId)
  const cloth = useShown(shown => zones[0] && shownPaint(shown, version, zones[0]))
  const places = slots.filter(({ kind }) => kind === 'text')
  const slot = (places.find(({ id }) => id === chosen) ?? places[0])?.id
  if (slot === undefined) return null
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

interface TextRowProps extends Pick<PaintRowProps, 'selected' | 'select'> {
  readonly id: LayerId
}

function TextRow({ id, ...row }: TextRowProps) {
  const garmentWords = useGarmentWords()
  const { text, paint, slot } = useLayer(id, layer => ({ text: layer.text, paint: layer.paint, slot: layer.slot }))
  return <PaintRow {...row} name={text} paint={paint} value={slot === null ? '' : garmentWords(`slots.${slot}`)} />
}
