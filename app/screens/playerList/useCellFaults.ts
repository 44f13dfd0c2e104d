import { useState } from 'react'
import { type PlayerFields, playerFields } from '../../../server/contract/players/players.ts'

export type WrittenField = 'name' | 'number' | 'team'

/** What was written into a cell and cannot be taken. It stays there until it is mended. */
export interface CellFault {
  readonly id: string
  readonly field: WrittenField
  readonly text: string
  /** One of the contract's codes of fields. */
  readonly code: string
}

export interface CellFaults {
  readonly list: readonly CellFault[]
  of(id: string): readonly CellFault[]
  /** Takes what was written, or keeps it as a fault. */
  write(id: string, field: WrittenField, text: string): void
}

/** Reads what is written into cells by the server's own rules. */
export function useCellFaults(take: (id: string, fields: Partial<PlayerFields>) => void): CellFaults {
  const [list, setList] = useState<readonly CellFault[]>([])
  return {
    list,
    of: id => list.filter(fault => fault.id === id),
    write(id, field, text) {
      const others = list.filter(fault => fault.id !== id || fault.field !== field)
      const read = playerFields.shape[field].safeParse(text)
      const [issue] = read.success ? [] : read.error.issues
      setList(issue ? [...others, { id, field, text, code: issue.message }] : others)
      if (read.success) take(id, { [field]: read.data })
    },
  }
}
