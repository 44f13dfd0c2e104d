import { ChoiceCell, sizeChoices, TextCell, useWords } from '../../../app/panelkit/index.ts'
import type { PlayerFields, Size } from '../../../engine/index.ts'
import { latinFigures } from './playerNumber.ts'
import type { PlayerValues } from './playerPayload.ts'

export interface WideCellsProps {
  readonly player: PlayerFields
  /** What the player is called. */
  readonly who: string
  readonly set: (fields: Partial<PlayerValues>) => void
}

/** What there is room for in the large table only. */
export function WideCells({ player, who, set }: WideCellsProps) {
  const words = useWords()
  return (
    <>
      <ChoiceCell
        label={words('shortsOf', { name: who })}
        choices={[{ value: '', label: words('likeShirt') }, ...sizeChoices]}
        value={player.shortsSize ?? ''}
        choose={size => set({ shortsSize: size === '' ? null : (size as Size) })}
      />
      <ChoiceCell
        label={words('sleeveOf', { name: who })}
        choices={[
          { value: '', label: words('likeDesign') },
          { value: 'short', label: words('short') },
          { value: 'long', label: words('long') },
        ]}
        value={player.sleeve ?? ''}
        choose={sleeve => set({ sleeve: sleeve === 'short' || sleeve === 'long' ? sleeve : null })}
      />
      <TextCell
        label={words('quantityOf', { name: who })}
        value={String(player.quantity)}
        longest={3}
        choose={text => set({ quantity: Number(latinFigures(text.trim())) })}
      />
    </>
  )
}
