import { memo, useRef, useState } from 'react'
import { IconAction } from '../controls/actions.tsx'
import { CellTable, neighbourRow } from './CellTable.tsx'
import { ChoiceCell, PlainCell, TableRow, TextCell } from './cells.tsx'
import type { EditableColumn, EditableRow, GroupHead, NewRow } from './editableRows.ts'
import { WrittenRow } from './NewRow.tsx'
import { WindowedRows } from './WindowedRows.tsx'

export interface EditableTableProps {
  readonly label: string
  /** The same array as long as nothing changes in it, as the rows: then only the rows that changed are drawn again. */
  readonly columns: readonly EditableColumn[]
  readonly rows: readonly (EditableRow | GroupHead)[]
  readonly newRow?: NewRow
  readonly selected?: string | null
  /** Every letter. */
  readonly write?: (id: string, column: string, text: string) => void
  /** A cell was left, or something was chosen in it. */
  readonly choose: (id: string, column: string, value: string) => void
  /** `false` when the row stays. The focus goes to the next one. */
  readonly remove: (id: string) => boolean | undefined
  /** The focus came into the row. */
  readonly enter?: (id: string) => void
  /** Alt with an arrow. */
  readonly move?: (id: string, by: -1 | 1) => void
  /** A list was pasted: more than one cell of text. */
  readonly paste?: (text: string) => void
}

/** Rows that are edited in place, of which only those in sight are in the page, and one for what is not there yet. */
export function EditableTable(props: EditableTableProps) {
  const { label, columns, rows, newRow, selected, move, paste } = props
  const hands = useHands(props)
  const rowAt = (index: number) => {
    const row = rows[index]
    if (!row) return null
    if ('head' in row) {
      return (
        <TableRow key={row.id} index={index}>
          <th scope="rowgroup" colSpan={columns.length}>
            {row.head}
          </th>
        </TableRow>
      )
    }
    return (
      <Line
        key={row.id}
        index={index}
        row={row}
        columns={columns}
        isSelected={row.id === selected}
        isMovable={move !== undefined}
        hands={hands}
      />
    )
  }
  const [count, setCount] = useState({ added: 0, byEnter: false })
  const written = newRow && (
    <WrittenRow
      key={`${count.added} ${newRow.key ?? ''}`}
      columns={columns}
      newRow={newRow}
      hasFocus={count.byEnter}
      added={byEnter => setCount(({ added }) => ({ added: added + 1, byEnter }))}
      {...(newRow.place === 'end' && { index: rows.length })}
    />
  )
  return (
    <CellTable label={label} columns={columns} rowCount={rows.length + (newRow ? 1 : 0)} {...(paste && { paste })}>
      {newRow?.place === 'head' && written}
      <WindowedRows count={rows.length} row={rowAt} />
      {newRow?.place === 'end' && written}
    </CellTable>
  )
}

type Hands = Required<Pick<EditableTableProps, 'write' | 'choose' | 'enter' | 'move'>> & {
  readonly remove: (id: string) => void
}

/** What the rows do, always the same functions, so that a row is drawn again only when it is another one. */
function useHands(props: EditableTableProps): Hands {
  const latest = useRef(props)
  latest.current = props
  const [hands] = useState<Hands>(() => ({
    write: (...written) => latest.current.write?.(...written),
    choose: (...chosen) => latest.current.choose(...chosen),
    enter: id => latest.current.enter?.(id),
    move: (id, by) => latest.current.move?.(id, by),
    remove(id) {
      const next = neighbourRow(document.activeElement)
      if (latest.current.remove(id) !== false) next?.focus()
    },
  }))
  return hands
}

interface LineProps {
  readonly index: number
  readonly row: EditableRow
  readonly columns: readonly EditableColumn[]
  readonly isSelected: boolean
  readonly isMovable: boolean
  readonly hands: Hands
}

const Line = memo(({ index, row, columns, isSelected, isMovable, hands }: LineProps) => (
  <TableRow
    index={index}
    selected={isSelected}
    enter={() => hands.enter(row.id)}
    {...(isMovable && { move: (by: -1 | 1) => hands.move(row.id, by) })}
  >
    {columns.map(column => (
      <LineCell key={column.key} row={row} column={column} hands={hands} />
    ))}
  </TableRow>
))

function LineCell({ row, column, hands }: Pick<LineProps, 'row' | 'hands'> & { readonly column: EditableColumn }) {
  const { key, cell } = column
  const { id } = row
  const [label, value, note] = [column.labelOf(row.name), row.values[key] ?? '', row.notes?.[key]]
  const choose = (next: string) => hands.choose(id, key, next)
  switch (cell.kind) {
    case 'text': {
      const { kind: _, hint: _hint, ...field } = cell
      return (
        <TextCell
          {...field}
          label={label}
          value={value}
          note={note}
          choose={choose}
          write={text => hands.write(id, key, text)}
        />
      )
    }
    case 'choice':
      return <ChoiceCell choices={cell.choices} label={label} value={value} note={note} choose={choose} />
    case 'toggle':
      return (
        <PlainCell>
          <IconAction
            label={label}
            icon={cell.icon}
            pressed={value !== ''}
            act={() => choose(value === '' ? 'yes' : '')}
          />
        </PlainCell>
      )
    case 'remove':
      return (
        <PlainCell>
          <IconAction label={label} icon="trash" act={() => hands.remove(id)} />
        </PlainCell>
      )
    case 'show':
      return <PlainCell>{cell.content(row)}</PlainCell>
  }
}
