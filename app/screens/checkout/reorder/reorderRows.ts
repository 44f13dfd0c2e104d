import { readGoalkeeper, readPlayerNumber, readQuantity, readSize } from '../../../../plugins/roster/index.ts'
import { garmentSize } from '../../../../server/contract/garmentSizes.ts'
import type { Order } from '../../../../server/contract/orders/order.ts'
import { type OrderedPiece, orderedPiece } from '../../../../server/contract/orders/orderRequest.ts'
import { sizeName } from '../../../i18n/formats.ts'
import type { GridRow } from '../../../panelkit/grid/gridPatch.ts'
import type { GridColumn, NotedRow } from '../../../panelkit/grid/gridProps.ts'

/** What a new row begins with. */
export const blankPiece = {
  ...{ number: '', name: '', size: '', shortsSize: '', sleeve: 'short', version: 'player', quantity: '1' },
} as const

/** The pieces of an order as rows of a grid, in their order. */
export const rowsOfPieces = (pieces: readonly OrderedPiece[]): readonly GridRow[] =>
  pieces.map(({ number, name, size, shortsSize, sleeve, version, quantity }, at) => ({
    id: `piece-${at}`,
    values: { number, name, size, shortsSize: shortsSize ?? '', sleeve, version, quantity: String(quantity) },
  }))

/** The piece that a row means; `null` when something in it is missing or cannot be, with the code for each column. */
export function readPiece({ values }: GridRow): {
  readonly piece: OrderedPiece | null
  readonly errors: ReadonlyMap<string, string>
} {
  const { shortsSize = '', quantity = '', ...texts } = values
  const { data, error } = orderedPiece.safeParse({
    ...texts,
    shortsSize: shortsSize === '' ? null : shortsSize,
    quantity: Number(quantity),
  })
  const errors = new Map((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
  return { piece: data ?? null, errors }
}

/** Rows with the words for what is wrong in them. */
export const notedRows = (
  rows: readonly GridRow[],
  word: (column: string, code: string) => string,
): readonly NotedRow[] =>
  rows.map(row => {
    const { errors } = readPiece(row)
    const notes = [...errors].map(([column, code]) => [column, { kind: 'problem', text: word(column, code) }] as const)
    return { ...row, notes: Object.fromEntries(notes) }
  })

const sizeChoices = garmentSize.options.map(value => ({ value, label: sizeName(value) }))
const longestName = 60

/** The columns of pieces that are ordered again; sizes of shorts where the first order had them. */
export function pieceColumns(line: Order['lines'][number], t: (key: string) => string): readonly GridColumn[] {
  const label = (key: string) => t(`reorder.column.${key}`)
  const text = { cell: 'text', read: (typed: string) => typed.trim() } as const
  const choice = (values: readonly string[], nameOf: (value: string) => string) => ({
    cell: 'choice' as const,
    choices: values.map(value => ({ value, label: nameOf(value) })),
    show: (value: string) => (values.includes(value) ? nameOf(value) : value),
  })
  const hasShorts = line.pieces.some(({ shortsSize }) => shortsSize !== null)
  const nameOfSize = (value: string) => sizeChoices.find(size => size.value === value)?.label ?? value
  const sizes = choice(garmentSize.options, nameOfSize)
  return [
    { key: 'number', label: label('number'), width: 68, ...text, isNumber: true, maxLength: 8, read: readPlayerNumber },
    { key: 'name', label: label('name'), width: 140, grows: true, ...text, maxLength: longestName },
    { key: 'size', label: label('size'), width: 76, ...sizes, read: typed => readSize(typed) ?? typed.trim() },
    ...(hasShorts
      ? [
          {
            ...{ key: 'shortsSize', label: label('shortsSize'), width: 96 },
            ...choice(['', ...garmentSize.options], value => (value === '' ? label('same') : nameOfSize(value))),
            read: (typed: string) => readSize(typed) ?? typed.trim(),
          },
        ]
      : []),
    {
      key: 'sleeve',
      label: label('sleeve'),
      width: 120,
      ...choice(['short', 'long'], value => t(`sleeve.${value}`)),
      read: typed => typed.trim(),
    },
    {
      ...{ key: 'version', label: t('roster.version'), width: 110 },
      ...choice(['player', 'goalkeeper'], value => (value === 'player' ? t('roster.player') : label('goalkeeper'))),
      read(typed) {
        const keeps = readGoalkeeper(typed)
        return keeps === undefined ? typed.trim() : keeps ? 'goalkeeper' : 'player'
      },
    },
    {
      key: 'quantity',
      label: label('quantity'),
      width: 80,
      ...text,
      maxLength: 6,
      read: typed => String(readQuantity(typed) ?? typed.trim()),
    },
  ]
}
