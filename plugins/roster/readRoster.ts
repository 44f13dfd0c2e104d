import Papa from 'papaparse'
import { baseSize, documentLimits } from '../../engine/index.ts'
import { planColumns, type RememberedColumns } from './planColumns.ts'
import type { RosterChoice } from './rosterChoices.ts'
import { bodyOf, type ColumnPlan, columnLabel, filled, filledIn, linesOf, type RosterLine } from './rosterList.ts'
import { type RosterCells, type RosterField, type RosterRow, rowOf } from './rosterRow.ts'
import { joinSizeColumns } from './sizeColumns.ts'
import { splitLines } from './splitLines.ts'

/** More than any team writes: 400 characters a player. */
export const maxCharacters = 400 * documentLimits.players

export type RosterRefusal = 'too-long' | 'too-many' | 'empty'

/** A column of the list as it was given. */
export interface RosterColumn {
  /** What stands at its head; a label, as in a spreadsheet, where nothing does. */
  readonly head: string
  /** The first that is written in it. */
  readonly samples: readonly string[]
  /** `null` for one that is not taken. */
  readonly field: RosterField | null
}

export type RosterReading =
  | {
      readonly kind: 'read'
      readonly rows: readonly RosterRow[]
      /** The list itself, so that its columns can be read otherwise. */
      readonly lines: readonly RosterLine[]
      readonly plan: ColumnPlan
      readonly columns: readonly RosterColumn[]
      /** Heads of columns that something stands in and that are not understood. */
      readonly unused: readonly string[]
      /** Lines that are no players, because they stand above the head or the first player. */
      readonly above: readonly { readonly line: number; readonly text: string }[]
      /** No column holds sizes: everybody gets the base size. */
      readonly isSizeGiven: boolean
      /** Sheets of the file that were not read. */
      readonly otherSheets: readonly string[]
    }
  | { readonly kind: 'refused'; readonly reason: RosterRefusal; readonly count: number }

/**
 * A list as it is copied from a spreadsheet or a message, or the text of a CSV file. Throws nothing; no row is lost.
 * @param choices the columns that it may have beside those of everybody
 * @param remembered how columns were set before
 */
export function readRoster(
  text: string,
  choices: readonly RosterChoice[],
  remembered: readonly RememberedColumns[] = [],
): RosterReading {
  if (text.length > maxCharacters) return { kind: 'refused', reason: 'too-long', count: text.length }
  return readTable(splitLines(tableOf(text)), choices, remembered)
}

function tableOf(text: string): readonly (readonly string[])[] {
  // An empty last line counts as one of a single cell when the delimiter is guessed.
  const lines = text.replace(/^\ufeff/, '').trimEnd()
  const delimiter = lines.includes('\t') ? '\t' : undefined
  const options = { delimitersToGuess: [',', ';', '|', '\t'], ...(delimiter && { delimiter }) }
  const parsed = Papa.parse<string[]>(lines, options)
  // A quotation mark that nobody closed would swallow the rest of the list.
  const isTorn = parsed.errors.some(({ type }) => type === 'Quotes')
  return isTorn ? Papa.parse<string[]>(lines, { ...options, quoteChar: '\u0000' }).data : parsed.data
}

/** Rows of cells, with or without a head, with or without titles above it. */
export function readTable(
  table: readonly (readonly string[])[],
  choices: readonly RosterChoice[],
  remembered: readonly RememberedColumns[] = [],
): RosterReading {
  const lines = joinSizeColumns(linesOf(table), choices)
  return readWith(planColumns(lines, choices, remembered), lines, choices)
}

/** The list with its columns as a plan says. */
export function readWith(
  plan: ColumnPlan,
  lines: readonly RosterLine[],
  choices: readonly RosterChoice[],
): RosterReading {
  const body = bodyOf(lines, plan)
  if (body.length === 0) return { kind: 'refused', reason: 'empty', count: 0 }
  if (body.length > documentLimits.players) return { kind: 'refused', reason: 'too-many', count: body.length }
  const isSizeGiven = plan.fields.includes('size')
  const rows = body.map(({ line, cells: written }) => {
    const cells = rosterCells(written, plan, choices)
    return rowOf(line, isSizeGiven ? cells : { ...cells, size: baseSize }, choices)
  })
  const head = lines.find(({ line }) => line === plan.head)?.cells ?? []
  const columns = plan.fields.map((field, at) => ({
    head: head[at]?.trim() || columnLabel(at),
    samples: filledIn(body, at).slice(0, 3),
    field,
  }))
  const isWritten = (at: number): boolean => filled(head[at] ?? '') || (columns[at]?.samples.length ?? 0) > 0
  const unused = columns.flatMap((column, at) => (column.field === null && isWritten(at) ? column.head : []))
  const above = lines
    .filter(({ line }) => line < plan.first && line !== plan.head)
    .map(({ line, cells }) => ({ line, text: cells.filter(filled).join(' ').trim() }))
  return { kind: 'read', rows, lines, plan, columns, unused, above, isSizeGiven, otherSheets: [] }
}

/** The cells of one row by their fields. What stands in several columns of names is one name. */
function rosterCells(row: readonly string[], { fields }: ColumnPlan, choices: readonly RosterChoice[]): RosterCells {
  const cell = (field: RosterField): string =>
    fields
      .flatMap((held, at) => (held === field && filled(row[at] ?? '') ? (row[at] ?? '').trim() : []))
      .slice(0, field === 'name' ? undefined : 1)
      .join(' ')
  return {
    ...Object.fromEntries(choices.map(({ field }) => [field, cell(field)])),
    number: cell('number'),
    name: cell('name'),
    size: cell('size'),
    goalkeeper: cell('goalkeeper'),
    quantity: cell('quantity'),
    team: cell('team'),
  }
}
