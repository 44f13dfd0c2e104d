import {
  ActionButton,
  ChoiceField,
  FieldGrid,
  NumberField,
  Section,
  Segments,
  useDesign,
  useStageView,
  useWords,
} from '../../../app/panelkit/index.ts'
import { type PlayerFields, type PlayerId, sizes } from '../../../engine/index.ts'
import { edit, type GivenFields, remove } from './commands.ts'
import { sizeWord } from './sizeWord.ts'

/** What is seldom asked of a player: whose kit, sleeve, shorts and how many. */
export function PlayerForm({ id, player }: { readonly id: PlayerId; readonly player: PlayerFields }) {
  const words = useWords()
  const { dispatch, preview } = useDesign()
  const [view, show] = useStageView()
  const command = (fields: GivenFields) => edit.of({ player: id, fields })
  const change = (fields: GivenFields) => void dispatch(command(fields))
  const sizeChoices = sizes.map(size => ({ value: size, label: sizeWord(size) }))
  return (
    <Section>
      <Segments
        wide
        label={words('kit')}
        segments={[
          { value: 'player', label: words('player') },
          { value: 'goalkeeper', label: words('goalkeeper') },
        ]}
        value={player.goalkeeper ? 'goalkeeper' : 'player'}
        choose={kit => {
          change({ goalkeeper: kit === 'goalkeeper' })
          show({ ...view, version: kit })
        }}
      />
      <FieldGrid>
        <ChoiceField
          label={words('sleeve')}
          choices={[
            { value: '', label: words('asDesign') },
            { value: 'short', label: words('short') },
            { value: 'long', label: words('long') },
          ]}
          value={player.sleeve ?? ''}
          choose={sleeve => change({ sleeve: sleeve === 'short' || sleeve === 'long' ? sleeve : null })}
        />
        <ChoiceField
          label={words('shortsSize')}
          choices={[{ value: '', label: words('asShirt') }, ...sizeChoices]}
          value={player.shortsSize ?? ''}
          choose={chosen => change({ shortsSize: sizes.find(size => size === chosen) ?? null })}
        />
        <NumberField
          label={words('quantity')}
          unit="×"
          value={player.quantity}
          least={1}
          most={999}
          decimals={0}
          step={1}
          preview={quantity => void preview(command({ quantity: Math.round(quantity) }))}
          choose={quantity => change({ quantity: Math.round(quantity) })}
        />
      </FieldGrid>
      <ActionButton
        label={words('remove')}
        icon="trash"
        kind="danger"
        act={() => {
          if (dispatch(remove.of({ player: id })).kind === 'applied') show({ ...view, player: null })
        }}
      />
    </Section>
  )
}
