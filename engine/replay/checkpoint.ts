import type { DesignDocument } from '../document/designDocument.ts'
import { isJsonObject, type Json, type JsonObject } from '../document/field.ts'
import { emptyDocument, fieldOf, initialFields, kindOfTable, type TableName, tableSpecs } from '../document/tables.ts'

/**
 * The document by itself, to paint from before the log is read, and to hand to those who may see the design but not
 * its history. `format` is there for the day when the tables change.
 */
export const writeCheckpoint = (document: DesignDocument): string => JSON.stringify({ format: 1, document })

/** Checked field by field, as the log is; `null` when the text is no checkpoint. */
export function readCheckpoint(text: string): DesignDocument | null {
  const json = parse(text)
  if (!isJsonObject(json) || json.format !== 1 || !isJsonObject(json.document)) return null
  const { document } = json
  const goalkeeper = isJsonObject(document.goalkeeper) ? document.goalkeeper : {}
  return {
    ...emptyDocument,
    ...readTables(document, false),
    design: readFields(document.design ?? null, 'design', false),
    goalkeeper: { ...emptyDocument.goalkeeper, ...readTables(goalkeeper, true) },
  } as DesignDocument
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** What the goalkeeper's version has none of. */
const forBothOnly: ReadonlySet<TableName> = new Set(['players', 'moments'])

function readTables(source: JsonObject, goalkeeper: boolean): Record<string, unknown> {
  const names = (Object.keys(kindOfTable) as TableName[]).filter(name => !goalkeeper || !forBothOnly.has(name))
  return Object.fromEntries(
    names.map(name => {
      const table = source[name]
      const records = isJsonObject(table) ? Object.entries(table) : []
      return [
        name,
        Object.fromEntries(records.map(([id, fields]) => [id, readFields(fields, kindOfTable[name], goalkeeper)])),
      ]
    }),
  )
}

function readFields(source: Json, kind: keyof typeof tableSpecs, goalkeeper: boolean): Record<string, unknown> {
  const { fields } = tableSpecs[kind]
  const read: Record<string, unknown> = goalkeeper ? {} : initialFields(fields)
  for (const [name, value] of Object.entries(isJsonObject(source) ? source : {})) {
    if (fieldOf(kind, name)?.valid(value)) read[name] = value
  }
  return read
}
