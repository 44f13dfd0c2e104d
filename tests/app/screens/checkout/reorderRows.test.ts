import { expect, it } from 'vitest'
import { blankPiece, notedRows, readPiece, rowsOfPieces } from '../../../../app/screens/checkout/reorder/reorderRows.ts'
import type { OrderedPiece } from '../../../../server/contract/orders/orderRequest.ts'

const piece: OrderedPiece = {
  ...{ name: 'សុខា', number: '១០', size: 'XXXL', shortsSize: 'M', sleeve: 'long', version: 'goalkeeper', quantity: 2 },
}

it('reads the rows of an order as the pieces that they were', () => {
  const pieces = [piece, { ...piece, shortsSize: null, number: '' }]
  expect(rowsOfPieces(pieces).map(row => readPiece(row).piece)).toEqual(pieces)
})

it('says in which cells something is missing or cannot be', () => {
  const row = { id: 'new', values: { ...blankPiece, number: '123', quantity: '0' } }
  expect(readPiece(row).piece).toBeNull()
  const [noted] = notedRows([row], (column, code) => `${column}: ${code}`)
  expect(Object.keys(noted?.notes ?? {}).toSorted()).toEqual(['number', 'quantity', 'size'])
  expect(noted?.notes?.quantity).toEqual({ kind: 'problem', text: 'quantity: invalid-quantity' })
})

it.each(['1.5', '-1', '1000', 'two', ''])('takes no piece with a quantity of %j', quantity => {
  const [row] = rowsOfPieces([piece])
  expect(readPiece({ id: 'one', values: { ...row?.values, quantity } }).piece).toBeNull()
})
