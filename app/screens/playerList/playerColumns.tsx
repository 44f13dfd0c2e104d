import type { TFunction } from 'i18next'
import { CloudOff } from 'lucide-react'
import type { AccountPlayerFields } from '../../../server/contract/players/players.ts'
import type { EditableColumn, EditableRow } from '../../panelkit/table/editableRows.ts'
import { playerChoices, sizeOf, sleeveOf } from './playerChoices.ts'
import styles from './playersTable.module.css'

/** The columns of the table; `teamsId` names the list of teams there are. */
export function listColumns(t: TFunction<'playerList'>, teamsId: string): readonly EditableColumn[] {
  const { sizes, shorts, sleeves } = playerChoices(t)
  const named = (key: keyof AccountPlayerFields) => ({
    key,
    label: t(`column.${key}`),
    labelOf: (name: string) => t(`of.${key}`, { name }),
    newLabel: t(`new.${key}`),
  })
  return [
    { ...named('number'), width: '76px', cell: { kind: 'text', longest: 2, isNumber: true, hint: '10' } },
    { ...named('name'), cell: { kind: 'text', longest: 60, hint: t('new.nameHint') } },
    { ...named('size'), width: '92px', cell: { kind: 'choice', choices: sizes } },
    { ...named('shortsSize'), width: '124px', cell: { kind: 'choice', choices: shorts } },
    { ...named('sleeve'), width: '132px', cell: { kind: 'choice', choices: sleeves } },
    { ...named('goalkeeper'), width: '104px', cell: { kind: 'toggle', icon: 'hand' } },
    { ...named('team'), width: '22%', cell: { kind: 'text', longest: 60, suggestions: teamsId } },
    {
      key: 'state',
      label: t('column.state'),
      width: '36px',
      isQuiet: true,
      cell: { kind: 'show', content: row => <Unsaved row={row} label={t('unsaved')} /> },
      labelOf: name => name,
    },
    {
      key: 'remove',
      label: t('column.remove'),
      width: '48px',
      isQuiet: true,
      cell: { kind: 'remove' },
      labelOf: name => t('of.remove', { name }),
      newLabel: t('new.take'),
    },
  ]
}

const Unsaved = ({ row, label }: { readonly row: EditableRow; readonly label: string }) =>
  row.values.state === 'unsaved' ? <CloudOff className={styles.unsaved} role="img" aria-label={label} /> : null

/** A player as the cells show it; `''` is off, or as the design has it. */
export const playerCells = (player: Omit<AccountPlayerFields, 'name' | 'number'> & Partial<AccountPlayerFields>) => ({
  number: player.number ?? '',
  name: player.name ?? '',
  size: player.size,
  shortsSize: player.shortsSize ?? '',
  sleeve: player.sleeve ?? '',
  goalkeeper: player.goalkeeper ? 'yes' : '',
  team: player.team,
})

/** What the cells say of a player, before the server's rules are asked. */
export const fieldsOfCells = (cells: Readonly<Record<string, string>>) => ({
  number: cells.number ?? '',
  name: cells.name ?? '',
  size: sizeOf(cells.size ?? ''),
  shortsSize: sizeOf(cells.shortsSize ?? ''),
  sleeve: sleeveOf(cells.sleeve ?? ''),
  goalkeeper: (cells.goalkeeper ?? '') !== '',
  team: cells.team ?? '',
})

/** What was chosen in one cell; nothing for a size that there is not. */
export function fieldsOfCell(column: string, value: string): Partial<AccountPlayerFields> {
  const { size, shortsSize, sleeve, goalkeeper } = fieldsOfCells({ [column]: value })
  switch (column) {
    case 'size':
      return size ? { size } : {}
    case 'shortsSize':
      return { shortsSize }
    case 'sleeve':
      return { sleeve }
    case 'goalkeeper':
      return { goalkeeper }
    default:
      return {}
  }
}
