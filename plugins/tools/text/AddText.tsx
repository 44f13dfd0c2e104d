import { useState } from 'react'
import {
  ActionButton,
  InputField,
  Section,
  Tiles,
  useDesign,
  useGarment,
  useGarmentWords,
  useSelection,
  useWords,
} from '../../../app/panelkit/index.ts'
import { type LayerId, readableOn, shownPaint } from '../../../engine/index.ts'
import { add } from './commands.ts'

/** A new text, in one of the places that the garment has for them and in a colour that can be read there. */
export function AddText() {
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
