import {
  ActionButton,
  ChoiceField,
  FieldGrid,
  NumberField,
  Section,
  ThingHeading,
  useDesign,
  useGarment,
  useGarmentWords,
  useWords,
} from '../../../app/panelkit/index.ts'
import { choiceOf, type PlayerFields, type PlayerId } from '../../../engine/plugin.ts'
import { edit } from './commands.ts'
import { changeOf } from './playerCells.ts'
import { choicesOf } from './playerColumns.tsx'
import { maxPieces, type PlayerEdit } from './playerPayload.ts'

export interface PlayerFormProps {
  readonly id: PlayerId
  readonly player: PlayerFields
  readonly close: () => void
}

/** What the narrow table has no column for. */
export function PlayerForm({ id, player, close }: PlayerFormProps) {
  const words = useWords()
  const { gesture, dispatch } = useDesign()
  const { plugin: garment } = useGarment()
  const names = useGarmentWords()
  const set = (fields: PlayerEdit) => void dispatch(edit.of({ player: id, fields }))
  return (
    <Section>
      <ThingHeading name={player.name || words('unnamed')} detail={player.number} />
      <FieldGrid>
        {garment.playerOptions.map(option => (
          <ChoiceField
            key={option.field}
            label={names(`playerOptions.${option.field}.name`)}
            choices={choicesOf(option, names, garment)}
            value={choiceOf(player, option.field) ?? ''}
            choose={value => set(changeOf(option.field, value))}
          />
        ))}
        <NumberField
          label={words('quantity')}
          short={words('quantity')}
          unit=""
          value={player.quantity}
          min={1}
          max={maxPieces}
          decimals={0}
          isWhole
          step={1}
          gesture={gesture((quantity: number) => edit.of({ player: id, fields: { quantity } }))}
        />
      </FieldGrid>
      <ActionButton label={words('showSample')} icon="reset" act={close} />
    </Section>
  )
}
