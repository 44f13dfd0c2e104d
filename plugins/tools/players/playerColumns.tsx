import { type EditableColumn, sizeChoicesOf, type Words } from '../../../app/panelkit/index.ts'
import { type GarmentPlugin, type PlayerOption, valuesOfChoice } from '../../../engine/plugin.ts'
import { longestName } from './playerPayload.ts'

interface ColumnsOf {
  readonly words: Words
  /** The garment's own. */
  readonly names: Words
  readonly isWide: boolean
  readonly garment: GarmentPlugin
}

/** The columns of the list; the narrow panel has room for the first few of them only. */
export function playerColumns({ words, names, isWide, garment }: ColumnsOf): readonly EditableColumn[] {
  const narrow = (width: string, wide: string) => (isWide ? wide : width)
  return [
    {
      key: 'number',
      label: words('number'),
      width: narrow('52px', '88px'),
      cell: { kind: 'text', longest: 2, isNumber: true, hint: words('numberHint') },
      labelOf: name => words('numberOf', { name }),
      newLabel: words('newNumber'),
    },
    {
      key: 'name',
      label: words('playerName'),
      cell: { kind: 'text', longest: longestName, hint: words('nameHint') },
      labelOf: name => words('nameOf', { name }),
      newLabel: words('newName'),
    },
    {
      key: 'size',
      label: words('size'),
      width: narrow('64px', '88px'),
      cell: { kind: 'choice', choices: sizeChoicesOf(garment) },
      labelOf: name => words('sizeOf', { name }),
      newLabel: words('newSize'),
    },
    ...(isWide ? [...garment.playerOptions.map(option => choiceColumn(option, names, garment)), quantity(words)] : []),
    {
      key: 'goalkeeper',
      label: words('goalkeeper'),
      width: narrow('34px', '112px'),
      isQuiet: !isWide,
      cell: { kind: 'toggle', icon: 'hand' },
      labelOf: name => words('goalkeeperOf', { name }),
    },
    {
      key: 'remove',
      label: words('remove'),
      width: narrow('34px', '48px'),
      isQuiet: true,
      cell: { kind: 'remove' },
      labelOf: name => words('removeOf', { name }),
    },
  ]
}

const choiceColumn = (option: PlayerOption, names: Words, garment: GarmentPlugin): EditableColumn => ({
  key: option.field,
  label: names(`playerOptions.${option.field}.name`),
  width: '120px',
  cell: { kind: 'choice', choices: choicesOf(option, names, garment) },
  labelOf: name => names(`playerOptions.${option.field}.of`, { name }),
})

/** The choices of one player, with the design's own first. */
export const choicesOf = (option: PlayerOption, names: Words, garment: GarmentPlugin) => {
  const values =
    option.kind === 'size'
      ? sizeChoicesOf(garment)
      : valuesOfChoice(garment, option).map(value => ({
          value,
          label: names(`playerOptions.${option.field}.values.${value}`),
        }))
  return [{ value: '', label: names(`playerOptions.${option.field}.unset`) }, ...values]
}

const quantity = (words: Words): EditableColumn => ({
  key: 'quantity',
  label: words('quantity'),
  width: '80px',
  cell: { kind: 'text', longest: 3 },
  labelOf: name => words('quantityOf', { name }),
})
