import { useTranslation } from 'react-i18next'
import { type RosterRow, rowOf } from '../../../plugins/roster/readRoster.ts'
import type { RosterField } from '../../../plugins/roster/rosterCells.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { IconAction } from '../controls/actions.tsx'
import { Scroll } from '../controls/dialogs.tsx'
import { CellTable, neighbourRow } from '../table/CellTable.tsx'
import { PlainCell, TableRow, TextCell } from '../table/cells.tsx'
import { WindowedRows } from '../table/WindowedRows.tsx'
import styles from './roster.module.css'

export interface ReviewTableProps {
  readonly rows: readonly RosterRow[]
  /** The columns. */
  readonly fields: readonly RosterField[]
  readonly change: (rows: readonly RosterRow[]) => void
}

const widths: Partial<Record<RosterField, string>> = {
  ...{
    number: '72px',
    size: '84px',
    shortsSize: '84px',
    sleeve: '96px',
    goalkeeper: '112px',
    quantity: '84px',
    team: '120px',
  },
}

/** Every row as it was read, those to be mended first. What a cell says wrong stands below its row. */
export function ReviewTable({ rows, fields, change }: ReviewTableProps) {
  const { t } = useTranslation()
  const head = (field: RosterField) => t(`roster.column.${field}`)
  const columns = [
    { key: 'line', label: t('roster.line'), width: '56px' },
    ...fields.map(field => ({ key: field, label: head(field), ...(widths[field] && { width: widths[field] }) })),
    { key: 'drop', label: t('roster.drop'), width: '44px', isQuiet: true },
  ]
  const write = (row: RosterRow, field: RosterField, text: string) => {
    const next = rowOf(row.line, { ...row.cells, [field]: text })
    change(rows.map(other => (other.line === row.line ? next : other)))
  }
  const takeOut = (row: RosterRow) => {
    const next = neighbourRow(document.activeElement)
    change(rows.filter(other => other.line !== row.line))
    next?.focus()
  }
  const rowAt = (index: number) => {
    const row = rows[index]
    return row && <ReviewRow key={row.line} {...{ index, row, fields, head, write, takeOut }} />
  }
  return (
    <Scroll>
      <CellTable label={t('roster.review')} columns={columns} rowCount={rows.length}>
        <WindowedRows count={rows.length} row={rowAt} />
      </CellTable>
      <Findings rows={rows} />
    </Scroll>
  )
}

interface ReviewRowProps {
  readonly index: number
  readonly row: RosterRow
  readonly fields: readonly RosterField[]
  readonly head: (field: RosterField) => string
  readonly write: (row: RosterRow, field: RosterField, text: string) => void
  readonly takeOut: (row: RosterRow) => void
}

function ReviewRow({ index, row, fields, head, write, takeOut }: ReviewRowProps) {
  const { t } = useTranslation()
  return (
    <TableRow index={index}>
      <PlainCell>
        <span className={styles.line}>{row.line}</span>
        {row.findings.length > 0 && <span className="visually-hidden">{t('roster.mend')}</span>}
      </PlainCell>
      {fields.map(field => {
        const finding = row.findings.find(found => found.field === field)
        const text = finding && t(`roster.finding.${finding.reason}`)
        return (
          <TextCell
            key={field}
            label={`${head(field)}, ${row.line}`}
            value={row.cells[field]}
            longest={300}
            note={text ? { kind: 'problem', text } : null}
            choose={written => write(row, field, written)}
          />
        )
      })}
      <PlainCell>
        <IconAction label={t('roster.drop')} icon="trash" act={() => takeOut(row)} />
      </PlainCell>
    </TableRow>
  )
}

/** What is to be mended, in words. */
function Findings({ rows }: { readonly rows: readonly RosterRow[] }) {
  const { t } = useTranslation()
  const bad = rows.filter(({ findings }) => findings.length > 0)
  if (bad.length === 0) return null
  return (
    <ScrollRegion className={styles.findings} label={t('roster.mend')}>
      <ul>
        {bad.slice(0, 20).map(({ line, cells, findings }) => (
          <li key={line}>
            {t('roster.atLine', { line })}{' '}
            {findings
              .map(({ field, reason }) => `${cells[field] && `“${cells[field]}”: `}${t(`roster.finding.${reason}`)}`)
              .join(' ')}
          </li>
        ))}
      </ul>
    </ScrollRegion>
  )
}
