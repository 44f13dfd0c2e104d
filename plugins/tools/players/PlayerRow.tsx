import { memo } from 'react'
import {
  ChoiceCell,
  IconAction,
  PlainCell,
  sizeChoices,
  TableRow,
  TextCell,
  useDesign,
  useWords,
} from '../../../app/panelkit/index.ts'
import type { PlayerFields, PlayerId, Size } from '../../../engine/index.ts'
import { edit } from './commands.ts'
import { longestName, type PlayerValues } from './playerPayload.ts'
import type { RosterWarning } from './rosterWarnings.ts'
import { WideCells } from './WideCells.tsx'

export interface PlayerRowProps {
  readonly id: PlayerId
  readonly index: number
  readonly player: PlayerFields
  readonly selected: boolean
  readonly warnings: readonly RosterWarning[]
  readonly isWide: boolean
  readonly choose: (id: PlayerId) => void
  readonly move: (id: PlayerId, by: -1 | 1) => void
  readonly takeOut: (id: PlayerId) => void
}

/** One player, edited in place. What is typed is seen on the shirt at once. */
export const PlayerRow = memo((props: PlayerRowProps) => {
  const { id, index, player, selected, warnings, isWide, choose, move, takeOut } = props
  const words = useWords()
  const { preview, dispatch } = useDesign()
  const who = player.name || player.number || words('unnamed')
  const set = (fields: Partial<PlayerValues>) => {
    preview(null)
    dispatch(edit.of({ player: id, fields }))
  }
  const show = (fields: Partial<PlayerValues>) => void preview(edit.of({ player: id, fields }))
  const isShared = warnings.includes('number-shared')
  const noteOfNumber = isShared
    ? words('numberShared')
    : warnings.includes('number-missing')
      ? words('numberMissing')
      : ''
  const noteOfName = warnings.includes('name-missing') ? words('nameMissing') : ''
  const warn = (text: string) => (text === '' ? null : ({ kind: 'warning', text } as const))
  return (
    <TableRow index={index} selected={selected} enter={() => choose(id)} move={by => move(id, by)}>
      <TextCell
        label={words('numberOf', { name: who })}
        value={player.number}
        longest={2}
        isNumber
        note={warn(noteOfNumber)}
        write={number => show({ number })}
        choose={number => set({ number })}
      />
      <TextCell
        label={words('nameOf', { name: who })}
        value={player.name}
        longest={longestName}
        note={warn(noteOfName)}
        write={name => show({ name })}
        choose={name => set({ name })}
      />
      <ChoiceCell
        label={words('sizeOf', { name: who })}
        choices={sizeChoices}
        value={player.size}
        choose={size => set({ size: size as Size })}
      />
      {isWide && <WideCells player={player} who={who} set={set} />}
      <PlainCell>
        <IconAction
          label={words('goalkeeperOf', { name: who })}
          icon="hand"
          pressed={player.goalkeeper}
          act={() => set({ goalkeeper: !player.goalkeeper })}
        />
      </PlainCell>
      <PlainCell>
        <IconAction label={words('removeOf', { name: who })} icon="trash" act={() => takeOut(id)} />
      </PlainCell>
    </TableRow>
  )
})
