import { useDesign, useNewPlayerId, useWords } from '../../../app/panelkit/index.ts'
import { Cell } from './Cell.tsx'
import { addMany } from './commands.ts'
import styles from './players.module.css'
import { type RowProblem, understand, type Written } from './readRoster.ts'

export interface RosterReviewProps {
  readonly rows: readonly Written[]
  /** Told which rows are left, or how one was mended; none ends the review. */
  readonly keep: (rows: readonly Written[]) => void
}

/** A list before it is added: what is clear can be added at once, what is not stays here to be mended. */
export function RosterReview({ rows, keep }: RosterReviewProps) {
  const words = useWords()
  const { dispatch } = useDesign()
  const newPlayerId = useNewPlayerId()
  const problemWords: Readonly<Record<RowProblem, string>> = {
    name: words('problems.name'),
    number: words('problems.number'),
    size: words('problems.size'),
    shortsSize: words('problems.shortsSize'),
    sleeve: words('problems.sleeve'),
    goalkeeper: words('problems.goalkeeper'),
    quantity: words('problems.quantity'),
  }
  const read = rows.map(row => ({ row, read: understand(row) }))
  const clear = read.flatMap(one => (one.read.kind === 'understood' ? [one.read.fields] : []))
  const unclear = read.flatMap(({ row, read: found }, at) => (found.kind === 'unclear' ? [{ row, at, found }] : []))
  const addClear = () => {
    const players = clear.map(fields => ({ player: newPlayerId(), fields }))
    if (dispatch(addMany.of({ players })).kind === 'refused') return
    keep(unclear.map(({ row }) => row))
  }
  const mend = (at: number, cell: Written) => keep(rows.map((row, index) => (index === at ? { ...row, ...cell } : row)))
  return (
    <section className={styles.review} aria-label={words('review')}>
      <h3>{words('review')}</h3>
      <p role="status">{words('reviewCount', { clear: clear.length, unclear: unclear.length })}</p>
      {unclear.length > 0 && (
        <ul>
          {unclear.map(({ row, at, found }) => (
            <li key={at}>
              <b>{[row.number, row.name].filter(Boolean).join(' ') || words('row', { row: at + 1 })}</b>
              {found.problems.map(column => (
                <div key={column}>
                  <span>{problemWords[column]}</span>
                  <Cell
                    label={problemWords[column]}
                    value={row[column] ?? ''}
                    longest={300}
                    choose={written => mend(at, { [column]: written })}
                  />
                </div>
              ))}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <button type="button" className="button line" onClick={() => keep([])}>
          {words('discard')}
        </button>
        <button
          type="button"
          className="button soft"
          aria-disabled={clear.length === 0}
          onClick={() => clear.length > 0 && addClear()}
        >
          {words('addClear', { count: clear.length })}
        </button>
      </div>
    </section>
  )
}
