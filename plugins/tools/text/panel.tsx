import { useEffect, useState } from 'react'
import {
  ActionButton,
  EmptyHint,
  InputField,
  Line,
  PaintRow,
  RowGroup,
  Section,
  useDesign,
  useGarment,
  useSelection,
  useWords,
} from '../../../app/panelkit/index.ts'
import { inOrder, type LayerFields, type LayerId, shownPaint } from '../../../engine/index.ts'
import { add } from './add.ts'
import { readableOn } from './readableOn.ts'
import { TextForm } from './TextForm.tsx'

const slot = 'teamName'

/** The texts of the design and the selected one in full. */
export function TextPanel() {
  const words = useWords()
  const { shown, preview } = useDesign()
  const [selected, select] = useSelection()
  const texts = inOrder(shown.layers).filter(([, layer]) => layer.kind === 'text')
  const chosen = texts.find(([id]) => selected.kind === 'layer' && selected.layer === id)

  useEffect(() => () => void preview(null), [preview])

  return (
    <>
      <AddText />
      {texts.length === 0 ? (
        <EmptyHint title={words('none')} hint={words('noneHint')} />
      ) : (
        <RowGroup heading={words('onShirt')}>
          {texts.map(([id, layer]) => (
            <PaintRow
              key={id}
              name={layer.text}
              paint={layer.paint}
              value={valueOfPaint(layer)}
              selected={id === chosen?.[0]}
              select={() => select({ kind: 'layer', layer: id })}
            />
          ))}
        </RowGroup>
      )}
      {chosen && (
        <>
          <Line />
          <TextForm key={chosen[0]} id={chosen[0]} layer={chosen[1]} />
        </>
      )}
    </>
  )
}

const valueOfPaint = ({ paint }: LayerFields): string => (paint.type === 'solid' ? paint.colour.toUpperCase() : '')

/** A new text, in the place of the team's name and in a colour that can be read there. */
function AddText() {
  const words = useWords()
  const { shown, dispatch, check, newLayerId } = useDesign()
  const { zones, version } = useGarment()
  const [, select] = useSelection()
  const [written, write] = useState('')
  const cloth = zones[0] && shownPaint(shown, version, zones[0])
  const commandFor = (layer: LayerId) => add.of({ layer, words: written, slot, paint: readableOn(cloth) })
  const [next, setNext] = useState(newLayerId)
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
        hint={words('newWords')}
        value={written}
        longest={300}
        write={write}
        enter={addIt}
      />
      <ActionButton label={words('add')} icon="plus" disabled={!mayAdd} act={addIt} />
    </Section>
  )
}
