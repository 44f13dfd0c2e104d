import { expect, it } from 'vitest'
import { piecesCsv } from '../../../../app/screens/histories/savePieces.ts'

const words = { column: String, sleeve: String, version: String }
const piece = { number: '7', size: 'XXL', shortsSize: null, sleeve: 'long', version: 'player', quantity: 2 } as const

it('writes who gets what, in Khmer letters for Excel, with the size of the shorts', () => {
  const csv = piecesCsv([{ ...piece, name: 'សុខ ដារ៉ា', shortsSize: 'L' }], words)
  expect(csv).toBe('\ufeffnumber,name,size,shortsSize,sleeve,version,quantity\r\n7,សុខ ដារ៉ា,2XL,L,long,player,2\r\n')
})

it.each(['=1+2', '@SUM(A1)', '+1', '-7', '\t=1'])('lets no spreadsheet run the name %j', name => {
  const [, row = ''] = piecesCsv([{ ...piece, name }], words).split('\r\n')
  expect(row).toMatch(/^7,"?'/)
})
