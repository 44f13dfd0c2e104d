import { type EditableColumn, sizeChoices, type Words } from '../../../app/panelkit/index.ts'
import type { PlayerOption } from '../../../engine/index.ts'
import { longestName } from './playerPayload.ts'

/** The columns of the list; the narrow panel has room for the first few of them only. */
export function playerColumns(
  words: Words,
  isWide: boolean,
  options: readonly PlayerOption[],
): readonly EditableColumn[] {
  const labelOf = (key: string) => (name: string) => words(`${key}Of`, { name })
  const isOffered = ({ key }: EditableColumn) => key === 'quantity' || options.some(({ field }) => field === key)
  const narrow = (width: string, wide: string) => (isWide ? wide : width)
  return [
    {
      key: 'number',
      label: words('number'),
      width: narrow('52px', '88px'),
      cell: { kind: 'text', longest: 2, isNumber: true, hint: words('numberHint') },
      labelOf: labelOf('number'),
      newLabel: words('newNumber'),
    },
    {
      key: 'name',
      label: words('playerName'),
      cell: { kind: 'text', longest: longestName, hint: words('nameHint') },
      labelOf: labelOf('name'),
      newLabel: words('newName'),
    },
    {
      key: 'size',
      label: words('size'),
      width: narrow('64px', '88px'),
      cell: { kind: 'choice', choices: sizeChoices },
      labelOf: labelOf('size'),
      newLabel: words('newSize'),
    },
    ...(isWide ? wideColumns(words, labelOf).filter(isOffered) : []),
    {
      key: 'goalkeeper',
      label: words('goalkeeper'),
      width: narrow('34px', '112px'),
      isQuiet: !isWide,
      cell: { kind: 'toggle', icon: 'hand' },
      labelOf: labelOf('goalkeeper'),
    },
    {
      key: 'remove',
      label: words('remove'),
      width: narrow('34px', '48px'),
      isQuiet: true,
      cell: { kind: 'remove' },
      labelOf: labelOf('remove'),
    },
  ]
}

const wideColumns = (words: Words, labelOf: (key: string) => (name: string) => string): readonly EditableColumn[] => [
  {
    key: 'shortsSize',
    label: words('shorts'),
    width: '112px',
    cell: { kind: 'choice', choices: [{ value: '', label: words('likeShirt') }, ...sizeChoices] },
    labelOf: labelOf('shorts'),
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
    labelOf: labelOf('sleeve'),
  },
  {
    key: 'quantity',
    label: words('quantity'),
    width: '80px',
    cell: { kind: 'text', longest: 3 },
    labelOf: labelOf('quantity'),
  },
]
