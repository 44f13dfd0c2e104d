import { useRef, useState } from 'react'
import { IconAction } from '../controls/actions.tsx'
import { ChoiceCell, PlainCell, TableRow, TextCell } from './cells.tsx'
import type { EditableColumn, NewRow } from './editableRows.ts'

interface WrittenRowProps {
  readonly columns: readonly EditableColumn[]
  readonly newRow: NewRow
  readonly index?: number
  readonly hasFocus: boolean
  readonly added: (byEnter: boolean) => void
}

/** The new row as it is written. */
export function WrittenRow({ columns, newRow, index, hasFocus, added }: WrittenRowProps) {
  const [values, setValues] = useState(newRow.initial)
  const [isTried, setTried] = useState(false)
  const isTaken = useRef(false)
  const problems = newRow.problemsOf?.(values) ?? {}
  const isEmpty = newRow.isEmpty(values)
  const finish = (byEnter: boolean) => {
    if (isTaken.current || (isEmpty && !byEnter)) return
    isTaken.current = newRow.add(values, byEnter)
    if (isTaken.current) added(byEnter)
    else if (!isEmpty) setTried(true)
  }
  return (
    <TableRow {...(index !== undefined && { index })} isNew accept={() => finish(true)} leave={() => finish(false)}>
      {columns.map((column, at) => {
        const { key } = column
        const problem = isTried && !isEmpty ? problems[key] : undefined
        return (
          <NewCell
            key={key}
            column={column}
            value={values[key] ?? ''}
            problem={problem}
            hasFocus={hasFocus && at === 0}
            isWhole={Object.keys(problems).length === 0}
            write={text => {
              const next = { ...values, [key]: text }
              setValues(next)
              newRow.written?.(next)
            }}
            take={() => finish(true)}
          />
        )
      })}
    </TableRow>
  )
}

interface NewCellProps {
  readonly column: EditableColumn
  readonly value: string
  readonly problem: string | undefined
  readonly hasFocus: boolean
  /** Nothing keeps the row from being taken. */
  readonly isWhole: boolean
  readonly write: (text: string) => void
  readonly take: () => void
}

function NewCell({ column, value, problem, hasFocus, isWhole, write, take }: NewCellProps) {
  const { cell, newLabel: label } = column
  const note = problem === undefined ? null : { kind: 'problem' as const, text: problem }
  if (label === undefined) return <PlainCell />
  switch (cell.kind) {
    case 'text': {
      const { kind: _, ...field } = cell
      return <TextCell {...field} label={label} value={value} note={note} hasFocus={hasFocus} write={write} />
    }
    case 'choice':
      return <ChoiceCell choices={cell.choices} label={label} value={value} note={note} choose={write} />
    case 'toggle':
      return (
        <PlainCell>
          <IconAction
            label={label}
            icon={cell.icon}
            pressed={value !== ''}
            act={() => write(value === '' ? 'yes' : '')}
          />
        </PlainCell>
      )
    case 'remove':
      return (
        <PlainCell>
          <IconAction label={label} icon="plus" disabled={!isWhole} act={take} />
        </PlainCell>
      )
    case 'show':
      return <PlainCell />
  }
}
