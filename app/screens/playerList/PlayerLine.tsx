import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PlayerFields } from '../../../server/contract/players/players.ts'
import { IconAction } from '../../panelkit/controls/actions.tsx'
import { ChoiceCell, PlainCell, TableRow, TextCell } from '../../panelkit/table/cells.tsx'
import { useFieldWord } from '../../ui/forms/problemWord.ts'
import type { BookRow } from './bookRows.ts'
import styles from './playersTable.module.css'
import { sizeOf, sleeveOf } from './sizeOptions.ts'
import type { CellFault, WrittenField } from './useCellFaults.ts'
import { usePlayerChoices } from './usePlayerChoices.ts'

export interface PlayerLineProps {
  readonly index: number
  readonly row: BookRow
  /** Another one of the team wears the number too. */
  readonly isShared: boolean
  readonly faults: readonly CellFault[]
  readonly teamsId: string
  readonly write: (field: WrittenField, text: string) => void
  readonly change: (fields: Partial<PlayerFields>) => void
  readonly remove: () => void
}

/** A player, edited in place. */
export function PlayerLine(props: PlayerLineProps) {
  const { index, row, isShared, faults, teamsId, write, change, remove } = props
  const { t } = useTranslation('playerList')
  const word = useFieldWord()
  const { sizes, shorts, sleeves } = usePlayerChoices()
  const { player } = row
  const { name } = player
  const cellOf = (field: WrittenField) => {
    const fault = faults.find(known => known.field === field)
    const note = fault && { kind: 'problem' as const, text: word(fault.code, t(`column.${field}`)) }
    return { value: fault?.text ?? player[field], note, choose: (text: string) => write(field, text) }
  }
  const number = cellOf('number')
  const warning = isShared ? { kind: 'warning' as const, text: t('sharedNumber') } : null
  return (
    <TableRow index={index}>
      <TextCell label={t('of.number', { name })} longest={2} isNumber {...number} note={number.note ?? warning} />
      <TextCell label={t('of.name', { name })} longest={60} {...cellOf('name')} />
      <ChoiceCell
        label={t('of.size', { name })}
        choices={sizes}
        value={player.size}
        choose={value => change({ size: sizeOf(value) ?? player.size })}
      />
      <ChoiceCell
        label={t('of.shortsSize', { name })}
        choices={shorts}
        value={player.shortsSize ?? ''}
        choose={value => change({ shortsSize: sizeOf(value) })}
      />
      <ChoiceCell
        label={t('of.sleeve', { name })}
        choices={sleeves}
        value={player.sleeve ?? ''}
        choose={value => change({ sleeve: sleeveOf(value) })}
      />
      <PlainCell>
        <IconAction
          label={t('of.goalkeeper', { name })}
          icon="hand"
          pressed={player.goalkeeper}
          act={() => change({ goalkeeper: !player.goalkeeper })}
        />
      </PlainCell>
      <TextCell label={t('of.team', { name })} longest={60} suggestions={teamsId} {...cellOf('team')} />
      <PlainCell>
        {row.state === 'unkept' && <CloudOff className={styles.unkept} role="img" aria-label={t('unkept')} />}
      </PlainCell>
      <PlainCell>
        <IconAction label={t('of.remove', { name })} icon="trash" act={remove} />
      </PlainCell>
    </TableRow>
  )
}
