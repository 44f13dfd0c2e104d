import { useContext, useMemo, useState } from 'react'
import type { PlayerValues } from '../../../plugins/index.ts'
import {
  type ColumnPlan,
  type FileReading,
  keyOfPlan,
  type RememberedColumns,
  type RosterChoice,
  type RosterField,
  type RosterReading,
  type RosterRow,
  readRoster,
  readWith,
  rowOf,
} from '../../../plugins/roster/index.ts'
import { ServicesContext } from '../../session/ServicesContext.ts'
import { readRememberedColumns, rememberColumns } from './rememberedColumns.ts'

export type ReadList = Extract<RosterReading, { readonly kind: 'read' }>

export interface ReviewOptions {
  /** What was pasted, or `null` to ask for a list first. */
  readonly text: string | null
  /** What can be chosen for a player. */
  readonly choices: readonly RosterChoice[]
  /** How many players can still be taken. */
  readonly space: number
  /** Checks a row more strictly than the reader does. */
  readonly judge?: (row: RosterRow) => RosterRow
  /** Takes the players, each with the team that the list names, if any; `false` if they were refused. */
  readonly take: (players: readonly PlayerValues[], teams: readonly string[]) => boolean | Promise<boolean>
  readonly close: () => void
}

/** A list under review: what was read, its rows as they are fixed, and those that can be taken. */
export interface Review {
  /** `null` while no list was given. */
  readonly reading: FileReading | null
  /** Another number for every other list. */
  readonly turn: number
  readonly rows: readonly RosterRow[]
  readonly good: readonly RosterRow[]
  /** How many rows need fixing. */
  readonly bad: number
  /** More than there is room for. */
  readonly isFull: boolean
  readonly isTaking: boolean
  /** Rows were edited or are left over: they exist nowhere else. */
  readonly isUnsaved: boolean
  /** How columns were set in earlier lists. */
  remembered(): readonly RememberedColumns[]
  read(text: string): void
  /** Another list; `null` asks for one. */
  accept(reading: FileReading | null): void
  /** Reads the columns otherwise, and so next time. What was written into rows stays. */
  plan(plan: ColumnPlan): void
  write(line: number, field: RosterField, text: string): void
  remove(line: number): void
  /** Takes the valid rows; those that need fixing stay. */
  add(): void
}

const asRead = (row: RosterRow): RosterRow => row

export function useReview({ text, choices, space, judge = asRead, take, close }: ReviewOptions): Review {
  const memory = useContext(ServicesContext)?.memory
  const remembered = () => (memory ? readRememberedColumns(memory) : [])
  const list = useReviewedList({ choices, judge, initial: () => text && readRoster(text, choices, remembered()) })
  const { reading, rows } = list
  const [isTaking, setTaking] = useState(false)
  const good = rows.filter(isGood)
  const bad = rows.length - good.length
  const isFull = good.length > space
  const finish = (isTaken: boolean) => {
    if (!isTaken) return
    if (bad === 0) close()
    else list.remove(...good.map(({ line }) => line))
  }
  return {
    ...list,
    good,
    bad,
    isFull,
    isTaking,
    remembered,
    read: pasted => list.accept(readRoster(pasted, choices, remembered())),
    plan(plan) {
      if (reading?.kind !== 'read') return
      list.replan(plan)
      if (memory) rememberColumns(memory, { key: keyOfPlan(reading.lines, plan, choices), fields: plan.fields })
    },
    add() {
      const inOrder = good.toSorted((a, b) => a.line - b.line)
      const players = inOrder.flatMap(({ player }) => player ?? [])
      if (players.length === 0 || isFull || isTaking) return
      const teams = inOrder.map(({ cells }) => cells.team.trim())
      const taken = take(players, teams)
      if (typeof taken === 'boolean') return finish(taken)
      setTaking(true)
      void taken.then(isTaken => {
        setTaking(false)
        finish(isTaken)
      })
    },
  }
}

interface ListOptions extends Required<Pick<ReviewOptions, 'choices' | 'judge'>> {
  readonly initial: () => FileReading | null | ''
}

type Written = Readonly<Partial<Record<RosterField, string>>>

/** What was read, with what was written into its rows and without those that were taken out. */
function useReviewedList({ choices, judge, initial }: ListOptions) {
  const [reading, setReading] = useState<FileReading | null>(() => initial() || null)
  const [turn, setTurn] = useState(0)
  const [written, setWritten] = useState<ReadonlyMap<number, Written>>(new Map())
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const rows = useMemo(() => {
    // Errors come first as the list was read; a row that is fixed stays where it is.
    const read = rowsOf(reading).map(judge).toSorted(badFirst)
    return read
      .filter(({ line }) => !gone.has(line))
      .map(row => {
        const own = written.get(row.line)
        return own ? judge(rowOf(row.line, withWritten(row, own), choices)) : row
      })
  }, [reading, written, gone, judge, choices])
  return {
    reading,
    turn,
    rows,
    isUnsaved: (written.size > 0 || gone.size > 0) && rows.length > 0,
    accept(next: FileReading | null) {
      setReading(next)
      setTurn(turn + 1)
      if (next === null) return
      setWritten(new Map())
      setGone(new Set())
    },
    replan(plan: ColumnPlan) {
      if (reading?.kind !== 'read') return
      const next = readWith(plan, reading.lines, choices)
      if (next.kind === 'read') setReading({ ...next, otherSheets: reading.otherSheets })
    },
    write(line: number, field: RosterField, text: string) {
      setWritten(new Map(written).set(line, { ...written.get(line), [field]: text }))
    },
    remove: (...lines: readonly number[]) => setGone(new Set([...gone, ...lines])),
  }
}

const withWritten = ({ cells }: RosterRow, written: Written): RosterRow['cells'] => {
  const next = { ...cells }
  for (const [field, text] of Object.entries(written)) if (text !== undefined) next[field] = text
  return next
}

const isGood = ({ player }: RosterRow): boolean => player !== null

const badFirst = (a: RosterRow, b: RosterRow): number => Number(isGood(a)) - Number(isGood(b))

const rowsOf = (reading: FileReading | null): readonly RosterRow[] => (reading?.kind === 'read' ? reading.rows : [])
