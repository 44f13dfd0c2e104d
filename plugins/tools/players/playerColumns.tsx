import { type EditableColumn, sizeChoices, type Words } from '../../../app/panelkit/index.ts'
import type { PlayerOption } from '../../../engine/index.ts'
import { longestName } from './playerPayload.ts'

/** The columns of the list; the narrow panel has room for the first few of them only. */
export function playerColumns(
  words: Words,
  isWide: boolean,
  options: readonly PlayerOption[],
): readonly EditableColumn[] {
  const isOffered = ({ key }: EditableColumn) => key === 'quantity' || options.some(({ field }) => field === key)
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
      cell: { kind: 'choice', choices: sizeChoices },
      labelOf: name => words('sizeOf', { name }),
      newLabel: words('newSize'),
    },
    ...(isWide ? wideColumns(words).filter(isOffered) : []),
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

const wideColumns = (words: Words): readonly EditableColumn[] => [
  {
    key: 'shortsSize',
    label: words('shorts'),
    width: '112px',
    cell: { kind: 'choice', choices: [{ value: '', label: words('likeShirt') }, ...sizeChoices] },
    labelOf: name => words('shortsOf', { name }),
  },
  {
    key: 'sleeve',
    label: words('sleeve'),
    width: '128px',
    cell: {
      kind: 'choice',
      choices: [
        { value: '', label: words('likeDesign') },
        { value: 'short', label: words('short') },
        { value: 'long', label: words('long') },
      ],
    },
    labelOf: name => words('sleeveOf', { name }),
  },
  {
    key: 'quantity',
    label: words('quantity'),
    width: '80px',
    cell: { kind: 'text', longest: 3 },
    labelOf: name => words('quantityOf', { name }),
  },
]
