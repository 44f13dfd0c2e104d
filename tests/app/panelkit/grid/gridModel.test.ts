import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addedRows,
  cleared,
  type EditedGrid,
  filledDown,
  pasted,
  setCell,
  textsIn,
  withoutRows,
} from '../../../../app/panelkit/grid/gridEdits.ts'
import { keyAction } from '../../../../app/panelkit/grid/gridKeys.ts'
import {
  applyPatch,
  type GridHistory,
  type GridPatch,
  type GridRow,
  inverseOf,
  noHistory,
  recorded,
  redone,
  undone,
} from '../../../../app/panelkit/grid/gridPatch.ts'
import { boxOf, everything, moved, rangeAt, rangeIn, tabbed } from '../../../../app/panelkit/grid/gridRange.ts'
import { seeded } from '../../../support/seeded.ts'

const same = (text: string) => text
const columns = [
  { key: 'on', read: same, isAside: true },
  { key: 'name', read: (text: string) => text.trim() },
  { key: 'size', read: (text: string) => text.toUpperCase() },
  { key: 'count', read: same },
]

function gridOf(rows: readonly GridRow[], maxRows = 500): EditedGrid {
  let made = 0
  return { rows, columns, maxRows, newId: () => `new${made++}`, blank: { on: 'yes', name: '', size: '', count: '1' } }
}

const rowOf = (id: string, name: string, size = 'M'): GridRow => ({ id, values: { on: 'yes', name, size, count: '1' } })
const team = [rowOf('a', 'Dara'), rowOf('b', 'Bora', 'L'), rowOf('c', 'សុខា', 'XL')]
const cell = (row: number, column: number) => ({ row, column })
const range = (top: number, left: number, bottom = top, right = left) => ({
  anchor: cell(top, left),
  focus: cell(bottom, right),
})
const column = (rows: readonly GridRow[], key: string) => rows.map(({ values }) => values[key])

describe('the selection', () => {
  const size = { rows: 4, columns: 3 }

  it('moves by cells, to edges and never out of the grid', () => {
    expect(moved(range(1, 1), { kind: 'by', rows: 1, columns: 0 }, size).focus).toEqual(cell(2, 1))
    expect(moved(range(0, 0), { kind: 'by', rows: -10, columns: -1 }, size).focus).toEqual(cell(0, 0))
    expect(moved(range(1, 1), { kind: 'edge', row: 'last', column: 'last' }, size).focus).toEqual(cell(3, 2))
  })

  it('grows from where it began while it is extended', () => {
    const grown = moved(range(2, 1), { kind: 'by', rows: -2, columns: 1 }, size, true)
    expect(boxOf(grown)).toEqual({ top: 0, bottom: 2, left: 1, right: 2 })
    expect(boxOf(everything(size))).toEqual({ top: 0, bottom: 3, left: 0, right: 2 })
  })

  it('goes on with Tab from row to row, and ends at both ends', () => {
    expect(tabbed(range(0, 2), size, false)).toEqual(rangeAt(cell(1, 0)))
    expect(tabbed(range(1, 0), size, true)).toEqual(rangeAt(cell(0, 2)))
    expect(tabbed(range(3, 2), size, false)).toBeNull()
    expect(tabbed(range(0, 0), size, true)).toBeNull()
  })

  it('stays in a grid that has become smaller', () => {
    expect(rangeIn({ rows: 2, columns: 3 }, range(3, 2))).toEqual(rangeAt(cell(1, 2)))
  })
})

describe('an edit', () => {
  it('reads what is written into a cell, and changes nothing where nothing is new', () => {
    expect(applyPatch(team, setCell(gridOf(team), cell(1, 2), 'xxl'))[1]?.values.size).toBe('XXL')
    expect(setCell(gridOf(team), cell(1, 2), 'l')).toEqual({ remove: [], add: [], set: [] })
  })

  it('makes a row of what is written behind the last one', () => {
    const rows = applyPatch(team, setCell(gridOf(team), cell(3, 1), ' Visal '))
    expect(rows[3]).toEqual({ id: 'new0', values: { on: 'yes', name: 'Visal', size: '', count: '1' } })
    expect(setCell(gridOf(team), cell(3, 1), '').add).toEqual([])
    expect(setCell(gridOf(team, 3), cell(3, 1), 'Visal').add).toEqual([])
  })

  it('clears a range and keeps what stands aside', () => {
    const rows = applyPatch(team, cleared(gridOf(team), range(0, 0, 3, 2)))
    expect(column(rows, 'name')).toEqual(['', '', ''])
    expect(column(rows, 'on')).toEqual(['yes', 'yes', 'yes'])
    expect(column(rows, 'count')).toEqual(['1', '1', '1'])
  })

  it('fills the top row of a range down; a single row takes the one above', () => {
    expect(column(applyPatch(team, filledDown(gridOf(team), range(0, 2, 2, 2))), 'size')).toEqual(['M', 'M', 'M'])
    expect(column(applyPatch(team, filledDown(gridOf(team), range(2, 1, 2, 2))), 'name')).toEqual([
      'Dara',
      'Bora',
      'Bora',
    ])
    expect(filledDown(gridOf(team), range(0, 1))).toEqual({ remove: [], add: [], set: [] })
  })

  it('takes out rows', () => {
    expect(applyPatch(team, withoutRows(gridOf(team), range(1, 0, 3, 1))).map(({ id }) => id)).toEqual(['a'])
  })
})

describe('a paste', () => {
  it('begins at the top left cell, makes rows, and leaves out what is beyond the last column', () => {
    const { patch, range: written } = pasted(gridOf(team), range(2, 2), [
      ['s', '2', 'beyond'],
      ['m', '3', 'beyond'],
    ])
    const rows = applyPatch(team, patch)
    expect(rows.map(({ values: { name, size, count } }) => [name, size, count])).toEqual([
      ['Dara', 'M', '1'],
      ['Bora', 'L', '1'],
      ['សុខា', 'S', '2'],
      ['', 'M', '3'],
    ])
    expect(boxOf(written)).toEqual({ top: 2, bottom: 3, left: 2, right: 3 })
  })

  it('of one cell fills the range, and of two rows repeats them', () => {
    expect(column(applyPatch(team, pasted(gridOf(team), range(0, 2, 2, 2), [['s']]).patch), 'size')).toEqual([
      'S',
      'S',
      'S',
    ])
    const four = [...team, rowOf('d', 'Visal')]
    const twice = pasted(gridOf(four), range(0, 2, 3, 2), [['s'], ['l']]).patch
    expect(column(applyPatch(four, twice), 'size')).toEqual(['S', 'L', 'S', 'L'])
  })

  it('tells how many rows found no room', () => {
    const edit = pasted(gridOf(team, 4), range(3, 1), [['x'], ['y'], ['z']])
    expect([edit.patch.add.length, edit.left]).toEqual([1, 2])
    const list = addedRows(gridOf(team, 4), [{ name: 'x' }, { name: 'y' }])
    expect([list.patch.add.length, list.left]).toEqual([1, 1])
  })

  it('takes what is copied: the same range has the same texts', () => {
    const copied = textsIn(gridOf(team), range(0, 0, 2, 3), (_, value) => value)
    expect(copied[2]).toEqual(['សុខា', 'XL', '1'])
    expect(pasted(gridOf(team), range(0, 1), copied).patch).toEqual({ remove: [], add: [], set: [] })
  })
})

const anyText = fc.string({ maxLength: 4 })
const anyEdit = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), row: fc.nat(8), column: fc.nat(3), text: anyText }),
  fc.record({ kind: fc.constant('clear' as const), row: fc.nat(8), column: fc.nat(3), to: fc.nat(8) }),
  fc.record({ kind: fc.constant('fill' as const), row: fc.nat(8), column: fc.nat(3), to: fc.nat(8) }),
  fc.record({ kind: fc.constant('remove' as const), row: fc.nat(8), to: fc.nat(8) }),
  fc.record({
    kind: fc.constant('paste' as const),
    row: fc.nat(8),
    column: fc.nat(3),
    table: fc.array(fc.array(anyText, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  }),
)
type AnyEdit = typeof anyEdit extends fc.Arbitrary<infer Edit> ? Edit : never

function patchOf(grid: EditedGrid, edit: AnyEdit): GridPatch {
  const place = rangeIn({ rows: grid.rows.length + 1, columns: 4 }, range(edit.row, 'column' in edit ? edit.column : 0))
  const to = {
    anchor: place.anchor,
    focus: { ...place.focus, row: Math.min(grid.rows.length, 'to' in edit ? edit.to : 0) },
  }
  switch (edit.kind) {
    case 'set':
      return setCell(grid, place.focus, edit.text)
    case 'clear':
      return cleared(grid, to)
    case 'fill':
      return filledDown(grid, to)
    case 'remove':
      return withoutRows(grid, to)
    case 'paste':
      return pasted(grid, place, edit.table).patch
  }
}

describe('undo', () => {
  it('gives back every row as it was, and redo what was done, whatever was edited', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 20 }), edits => {
        let made = 0
        let rows: readonly GridRow[] = team
        let history: GridHistory = noHistory
        const states = [rows]
        for (const edit of edits) {
          const patch = patchOf({ ...gridOf(rows, 9), newId: () => `row${made++}` }, edit)
          history = recorded(history, rows, patch)
          rows = applyPatch(rows, patch)
          states.push(rows)
        }
        for (const before of states.slice(0, -1).reverse()) {
          const step = undone(history, rows)
          if (!step) throw new Error('There is a step to undo.')
          rows = applyPatch(rows, step.patch)
          history = step.history
          expect(rows).toEqual(before)
        }
        expect(undone(history, rows)).toBeNull()
        for (const after of states.slice(1)) {
          const step = redone(history, rows)
          if (!step) throw new Error('There is a step to do again.')
          rows = applyPatch(rows, step.patch)
          history = step.history
          expect(rows).toEqual(after)
        }
        expect(redone(history, rows)).toBeNull()
      }),
      seeded,
    )
  })

  it('leaves rows alone that somebody else has taken out since', () => {
    const patch = setCell(gridOf(team), cell(1, 1), 'Other')
    const undo = inverseOf(team, patch)
    const others = applyPatch(applyPatch(team, patch), withoutRows(gridOf(team), range(1, 0)))
    expect(applyPatch(others, undo)).toEqual([team[0], team[2]])
  })
})

describe('a key', () => {
  const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

  it.each([
    ['ArrowDown', {}, { kind: 'move', move: { kind: 'by', rows: 1, columns: 0 }, extend: false }],
    ['ArrowRight', { shiftKey: true }, { kind: 'move', move: { kind: 'by', rows: 0, columns: 1 }, extend: true }],
    ['End', { ctrlKey: true }, { kind: 'move', move: { kind: 'edge', row: 'last', column: 'last' }, extend: false }],
    ['Enter', { shiftKey: true }, { kind: 'move', move: { kind: 'by', rows: -1, columns: 0 }, extend: false }],
    ['Tab', {}, { kind: 'tab', isBack: false }],
    ['Delete', {}, { kind: 'clear' }],
    ['d', { ctrlKey: true }, { kind: 'fill' }],
    ['z', { metaKey: true }, { kind: 'undo' }],
    ['Z', { ctrlKey: true, shiftKey: true }, { kind: 'redo' }],
    ['F2', {}, { kind: 'edit', isTyped: false }],
    ['ស', {}, { kind: 'edit', isTyped: true }],
    ['Process', {}, { kind: 'edit', isTyped: true }],
    ['c', { ctrlKey: true }, null],
    ['F5', {}, null],
    ['Shift', { shiftKey: true }, null],
  ])('%s with %o asks for %o', (key, held, action) => {
    expect(keyAction({ ...plain, ...held, key })).toEqual(action)
  })
})
