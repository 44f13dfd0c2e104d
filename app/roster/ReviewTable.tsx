import { useTranslation } from 'react-i18next'
import { IconAction } from '../panelkit/IconAction.tsx'
import { CellTable } from '../panelkit/table/CellTable.tsx'
import { PlainCell, TableRow, TextCell } from '../panelkit/table/cells.tsx'
import { Scroll } from '../panelkit/table/LargeDialog.tsx'
import { type RosterRow, rowOf } from './readRoster.ts'
import styles from './roster.module.css'
import { type RosterField, rosterFields } from './rosterCells.ts'

export interface ReviewTableProps {
  readonly rows: readonly RosterRow[]
  readonly change: (rows: readonly RosterRow[]) => void
}

const widths: Partial<Record<RosterField, string>> = {
  ...{ number: '72px', size: '84px', shortsSize: '84px', sleeve: '96px', goalkeeper: '112px', quantity: '84px' },
}

/** Every row as it was read, those to be mended first. What a cell says wrong stands below its row. */
export function ReviewTable({ rows, change }: ReviewTableProps) {
  const { t } = useTranslation()
  const head = (field: RosterField) => t(`roster.column.${field}`)
  const columns = [
    { key: 'line', label: t('roster.line'), width: '56px' },
    ...rosterFields.map(field => ({ key: field, label: head(field), ...(widths[field] && { width: widths[field] }) })),
    { key: 'drop', label: t('roster.drop'), width: '44px', isQuiet: true },
  ]
  const write = (row: RosterRow, field: RosterField, text: string) => {
    const next = rowOf(row.line, { ...row.cells, [field]: text })
    change(rows.map(other => (other.line === row.line ? next : other)))
  }
  return (
    <Scroll>
      <CellTable label={t('roster.review')} columns={columns}>
        {rows.map(row => (
          <TableRow key={row.line}>
            <PlainCell>
              <span className={styles.line}>{row.line}</span>
              {row.findings.length > 0 && <span className="visually-hidden">{t('roster.mend')}</span>}
            </PlainCell>
            {rosterFields.map(field => {
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
              <IconAction
                label={t('roster.drop')}
                icon="trash"
                act={() => change(rows.filter(other => other.line !== row.line))}
              />
            </PlainCell>
          </TableRow>
        ))}
      </CellTable>
      <Findings rows={rows} />
    </Scroll>
  )
}

/** What is to be mended, in words. */
function Findings({ rows }: { readonly rows: readonly RosterRow[] }) {
  const { t } = useTranslation()
  const bad = rows.filter(({ findings }) => findings.length > 0)
  if (bad.length === 0) return null
  return (
    <ul className={styles.findings} aria-label={t('roster.mend')}>
      {bad.slice(0, 20).map(({ line, cells, findings }) => (
        <li key={line}>
          {t('roster.atLine', { line })}{' '}
          {findings
            .map(({ field, reason }) => `${cells[field] && `“${cells[field]}”: `}${t(`roster.finding.${reason}`)}`)
            .join(' ')}
        </li>
      ))}
    </ul>
  )
}
