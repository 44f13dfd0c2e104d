import { type GarmentPlugin, type PlayerOption, valuesOfChoice } from '../../../../engine/index.ts'
import { asName, longestName } from '../../../../plugins/index.ts'
import {
  type RosterChoice,
  readGoalkeeper,
  readPlayerNumber,
  readQuantity,
  readSize,
} from '../../../../plugins/roster/index.ts'
import type { GridColumn } from '../../../panelkit/grid/gridProps.ts'
import { sizeChoicesOf } from '../../../panelkit/players/sizeChoices.ts'

interface ColumnsOf {
  readonly garment: GarmentPlugin
  readonly choices: readonly RosterChoice[]
  /** The words of the checkout, and those of the garment. */
  readonly t: (key: string) => string
  readonly names: (key: string) => string
}

/** The columns of the roster: what every player has, and between them what this garment lets players choose. */
export function rosterColumns({ garment, choices, t, names }: ColumnsOf): readonly GridColumn[] {
  const label = (field: string): string => t(`app:roster.column.${field}`)
  const version = { player: t('roster.player'), goalkeeper: label('goalkeeper') }
  return [
    { key: 'ordered', label: t('roster.ordered'), width: 44, cell: 'check', isAside: true, read: text => text },
    {
      key: 'number',
      label: label('number'),
      // Two Khmer figures stand beside the sign of a warning.
      width: 84,
      cell: 'text',
      isNumber: true,
      maxLength: 8,
      read: readPlayerNumber,
      hint: t('roster.numberHint'),
    },
    {
      key: 'name',
      label: label('name'),
      width: 140,
      grows: true,
      cell: 'text',
      maxLength: longestName,
      read: asName,
      hint: t('roster.nameHint'),
    },
    {
      key: 'size',
      label: label('size'),
      width: 72,
      cell: 'choice',
      choices: sizeChoicesOf(garment),
      read: text => readSize(text) ?? text.trim(),
      show: value => sizeText(garment, value),
    },
    ...garment.playerOptions.map(option => optionColumn(option, { garment, choices, t, names })),
    {
      key: 'version',
      label: t('roster.version'),
      width: 100,
      cell: 'choice',
      choices: Object.entries(version).map(([value, name]) => ({ value, label: name })),
      read(text) {
        const keeps = readGoalkeeper(text)
        return keeps === undefined ? text.trim() : keeps ? 'goalkeeper' : 'player'
      },
      show: value => (value === 'goalkeeper' ? version.goalkeeper : value === 'player' ? version.player : value),
    },
    {
      key: 'quantity',
      label: label('quantity'),
      width: 76,
      cell: 'text',
      maxLength: 6,
      read: text => String(readQuantity(text) ?? text.trim()),
    },
  ]
}

/** What a new row begins with: a size is chosen for everybody. */
export const blankRow = { ordered: 'yes', number: '', name: '', size: '', version: 'player', quantity: '1' } as const

const sizeText = (garment: GarmentPlugin, value: string): string =>
  sizeChoicesOf(garment).find(choice => choice.value === value)?.label ?? value

function optionColumn(option: PlayerOption, { garment, choices, names }: ColumnsOf): GridColumn {
  const { field, kind } = option
  const unset = names(`playerOptions.${field}.unset`)
  const values =
    kind === 'size'
      ? sizeChoicesOf(garment)
      : valuesOfChoice(garment, option).map(value => ({
          value,
          label: names(`playerOptions.${field}.values.${value}`),
        }))
  const offered = [{ value: '', label: unset }, ...values]
  const choice = choices.find(known => known.field === field)
  return {
    key: field,
    label: names(`playerOptions.${field}.name`),
    width: 106,
    cell: 'choice',
    choices: offered,
    read(text) {
      if (text.trim() === unset) return ''
      const read = choice?.read(text)
      return read === undefined ? text.trim() : (read ?? '')
    },
    show: value => offered.find(known => known.value === value)?.label ?? value,
  }
}
