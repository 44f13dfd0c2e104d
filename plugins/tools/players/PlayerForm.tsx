import {
  ActionButton,
  ChoiceField,
  FieldGrid,
  NumberField,
  Section,
  sizeChoices,
  ThingHeading,
  useDesign,
  useGarment,
  useWords,
} from '../../../app/panelkit/index.ts'
import type { PlayerFields, PlayerId, Size } from '../../../engine/index.ts'
import { edit } from './commands.ts'
import { mostOfOne, type PlayerValues } from './playerPayload.ts'

export interface PlayerFormProps {
  readonly id: PlayerId
  readonly player: PlayerFields
  readonly close: () => void
}

/** What the narrow table has no column for. */
export function PlayerForm({ id, player, close }: PlayerFormProps) {
  const words = useWords()
  const { gesture, dispatch } = useDesign()
  const { playerOptions } = useGarment().plugin
  const isOffered = (field: string) => playerOptions.some(choice => choice.field === field)
  const set = (fields: Partial<PlayerValues>) => void dispatch(edit.of({ player: id, fields }))
  return (
    <Section>
      <ThingHeading name={player.name || words('unnamed')} detail={player.number} />
      <FieldGrid>
        {isOffered('shortsSize') && (
          <ChoiceField
            label={words('shorts')}
            choices={[{ value: '', label: words('likeShirt') }, ...sizeChoices]}
            value={player.shortsSize ?? ''}
            choose={size => set({ shortsSize: size === '' ? null : (size as Size) })}
          />
        )}
        {isOffered('sleeve') && (
          <ChoiceField
            label={words('sleeve')}
            choices={[
              { value: '', label: words('likeDesign') },
              { value: 'short', label: words('short') },
              { value: 'long', label: words('long') },
            ]}
            value={player.sleeve ?? ''}
            choose={sleeve => set({ sleeve: sleeve === 'short' || sleeve === 'long' ? sleeve : null })}
          />
        )}
        <NumberField
          label={words('quantity')}
          short={words('quantity')}
          unit=""
          value={player.quantity}
          least={1}
          most={mostOfOne}
          decimals={0}
          step={1}
          gesture={gesture((quantity: number) => edit.of({ player: id, fields: { quantity } }))}
        />
      </FieldGrid>
      <ActionButton label={words('showSample')} icon="reset" act={close} />
    </Section>
  )
}
