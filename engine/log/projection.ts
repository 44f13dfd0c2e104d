import type { DesignDocument } from '../document/designDocument.ts'
import type { Json } from '../document/field.ts'
import type { RecordKey } from '../document/recordKey.ts'
import { recordIn, type TableCopies, withRecord } from '../document/records.ts'
import { emptyDocument } from '../document/tables.ts'
import type { RecordWrite } from '../document/writes.ts'
import type { CommandEntry } from './commandLog.ts'
import { insert, remove } from './ordered.ts'
import {
  createRecordRegisters,
  isUndone,
  type PlacedCommand,
  type RecordRegisters,
  type Register,
  registerOf,
  showRecord,
} from './register.ts'

/** What a recipe has made of a document, for the writes that it gave. */
export interface MadeDocument {
  readonly from: DesignDocument
  readonly document: DesignDocument
  readonly writes: readonly RecordWrite[]
}

/** Keeps the document that the registers show. Untouched records keep their identity from one document to the next. */
export interface Projection {
  record(key: RecordKey): RecordRegisters | undefined
  /** Enters a command's writes into the contest for their fields. */
  enter(command: PlacedCommand): void
  /** Says that a command was undone or redone. */
  toggled(command: PlacedCommand): void
  /**
   * The document after everything entered and touched. Where that is what a recipe has made already, its own records and
   * tables become the new ones.
   */
  document(made?: MadeDocument): DesignDocument
}

export function createProjection(): Projection {
  const records = new Map<RecordKey, RecordRegisters>()
  const dirty = new Map<RecordRegisters, Set<string>>()
  /** Their writes are moved once for all their toggles, when somebody looks. */
  const toggled = new Set<PlacedCommand>()
  let document: DesignDocument = emptyDocument

  const recordOf = (key: RecordKey): RecordRegisters => {
    let record = records.get(key)
    if (record === undefined) {
      record = createRecordRegisters(key)
      if (record.name.kind === 'design') record.shown = emptyDocument.design
      records.set(key, record)
    }
    return record
  }

  const soil = (record: RecordRegisters): Set<string> => {
    let fields = dirty.get(record)
    if (fields === undefined) {
      fields = new Set()
      dirty.set(record, fields)
    }
    return fields
  }

  const enter = (command: PlacedCommand, change: typeof enterWrite): void => {
    const { entry } = command
    for (const { record: key, fields } of entry.writes) {
      const record = recordOf(key)
      const soiled = soil(record)
      for (const field in fields) {
        const value = fields[field]
        if (value === undefined) continue
        change(registerOf(record, field), entry, value)
        soiled.add(field)
      }
    }
  }

  const settle = (): void => {
    for (const command of toggled) {
      if (command.contends !== isUndone(command)) continue
      command.contends = !command.contends
      enter(command, command.contends ? enterWrite : remove)
    }
    toggled.clear()
  }

  const isDirty = ({ record }: RecordWrite): boolean => {
    const registers = records.get(record)
    return registers !== undefined && dirty.has(registers)
  }

  const clean = (made?: MadeDocument): void => {
    const copies: TableCopies = new Map()
    if (made?.from === document && made.writes.every(isDirty)) document = made.document
    for (const [record, fields] of dirty) {
      const shown = showRecord(record, fields)
      const existing = recordIn(document, record.name) ?? null
      // What a recipe has written need not show: somebody else's later write may stand over it.
      if (isSameRecord(existing, shown)) {
        record.shown = existing
      } else {
        record.shown = shown
        document = withRecord(document, record.name, { fields: shown, copies })
      }
    }
    dirty.clear()
  }

  return {
    record(key) {
      settle()
      return records.get(key)
    },
    enter: command => enter(command, enterWrite),
    toggled: command => void toggled.add(command),
    document(made) {
      settle()
      if (dirty.size > 0) clean(made)
      return document
    },
  }
}

const enterWrite = (register: Register, entry: CommandEntry, value: Json): void => insert(register, { entry, value })

/** Whether both show the same values, whichever object holds them. */
function isSameRecord(a: RecordRegisters['shown'], b: RecordRegisters['shown']): boolean {
  if (a === b) return true
  if (a === null || b === null) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length && names.every(name => Object.hasOwn(b, name) && Object.is(a[name], b[name]))
  )
}
