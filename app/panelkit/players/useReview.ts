import { useState } from 'react'
import type { PlayerValues } from '../../../plugins/index.ts'
import { type RosterReading, type RosterRow, readRoster } from '../../../plugins/roster/readRoster.ts'
import type { FileReading } from '../../../plugins/roster/readRosterFile.ts'

type Reading = RosterReading | FileReading

export interface ReviewOptions {
  /** What was pasted, or `null` to ask for a list first. */
  readonly text: string | null
  /** How many players can still be taken. */
  readonly room: number
  /** Looks at a row more closely than the reading does. */
  readonly judge?: (row: RosterRow) => RosterRow
  /** Takes the players, each with the team that the list names, if any; `false` if they were refused. */
  readonly take: (players: readonly PlayerValues[], teams: readonly string[]) => boolean | Promise<boolean>
  readonly close: () => void
}

/** A list under review: what was read, its rows as they are mended, and those that can be taken. */
export interface Review {
  /** `null` while no list was given. */
  readonly reading: Reading | null
  readonly rows: readonly RosterRow[]
  readonly good: readonly RosterRow[]
  /** How many are to be mended. */
  readonly bad: number
  /** More than there is room for. */
  readonly isFull: boolean
  readonly isTaking: boolean
  /** Rows were mended, or are left over: they are nowhere else. */
  readonly isUnkept: boolean
  /** Another list; `null` asks for one. */
  accept(reading: Reading | null): void
  change(rows: readonly RosterRow[]): void
  /** Takes the good ones; those to be mended stay. */
  add(): void
}

const asRead = (row: RosterRow): RosterRow => row

export function useReview({ text, room, judge = asRead, take, close }: ReviewOptions): Review {
  const [reading, setReading] = useState<Reading | null>(() => (text === null ? null : readRoster(text)))
  const [rows, setRows] = useState<readonly RosterRow[]>(() => rowsOf(reading).map(judge).toSorted(badFirst))
  const [isWorkedOn, setWorkedOn] = useState(false)
  const [isTaking, setTaking] = useState(false)
  const good = rows.filter(isGood)
  const bad = rows.length - good.length
  const isFull = good.length > room
  const change = (next: readonly RosterRow[]) => {
    setRows(next.map(judge))
    setWorkedOn(true)
  }
  const finish = (isTaken: boolean) => {
    if (!isTaken) return
    if (bad === 0) close()
    else change(rows.filter(row => !isGood(row)))
  }
  return {
    reading,
    rows,
    good,
    bad,
    isFull,
    isTaking,
    change,
    isUnkept: isWorkedOn && rows.length > 0,
    accept(next) {
      setReading(next)
      if (next === null) return
      if (next.kind === 'read') setRows(next.rows.map(judge).toSorted(badFirst))
      setWorkedOn(false)
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

const isGood = ({ player }: RosterRow): boolean => player !== null

const badFirst = (a: RosterRow, b: RosterRow): number => Number(isGood(a)) - Number(isGood(b))

const rowsOf = (reading: Reading | null): readonly RosterRow[] => (reading?.kind === 'read' ? reading.rows : [])
