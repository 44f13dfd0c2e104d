import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type RosterRow, rowOf } from '../../../plugins/roster/readRoster.ts'
import type { RosterField } from '../../../plugins/roster/rosterCells.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { Scroll } from '../controls/dialogs.tsx'
import { EditableTable } from '../table/EditableTable.tsx'
import type { EditableColumn, EditableRow } from '../table/editableRows.ts'
import styles from './roster.module.css'

interface ReviewTableProps {
  readonly rows: readonly RosterRow[]
  /** The columns. */
  readonly fields: readonly RosterField[]
  readonly change: (rows: readonly RosterRow[]) => void
}

const widths: Partial<Record<RosterField, string>> = {
  number: '72px',
  size: '84px',
  shortsSize: '84px',
  sleeve: '96px',
  goalkeeper: '112px',
  quantity: '84px',
  team: '120px',
}

/** Every row as it was read; rows with errors come first, and each error stands below its row. */
export function ReviewTable({ rows, fields, change }: ReviewTableProps) {
  const { t } = useTranslation()
  const columns = useColumns(fields)
  const shown = useRows(rows)
  return (
    <Scroll>
      <EditableTable
        label={t('roster.review')}
        columns={columns}
        rows={shown}
        choose={(id, field, text) =>
          change(rows.map(row => (String(row.line) === id ? rowOf(row.line, { ...row.cells, [field]: text }) : row)))
        }
        remove={id => {
          change(rows.filter(({ line }) => String(line) !== id))
          return undefined
        }}
      />
      <Findings rows={rows} />
    </Scroll>
  )
}

/** The line of a row, what stands in it, and a button that takes it out. */
function useColumns(fields: readonly RosterField[]): readonly EditableColumn[] {
  const { t } = useTranslation()
  return useMemo((): readonly EditableColumn[] => {
    const head = (field: RosterField) => t(`roster.column.${field}`)
    const mend = <span className="visually-hidden">{t('roster.mend')}</span>
    const line = ({ name, notes }: EditableRow) => (
      <>
        <span className={styles.line}>{name}</span>
        {Object.keys(notes ?? {}).length > 0 && mend}
      </>
    )
    return [
      {
        key: 'line',
        label: t('roster.line'),
        width: '56px',
        cell: { kind: 'show', content: line },
        labelOf: name => name,
      },
      ...fields.map((field): EditableColumn => {
        const width = widths[field]
        return {
          key: field,
          label: head(field),
          cell: { kind: 'text', longest: 300 },
          labelOf: name => `${head(field)}, ${name}`,
          ...(width && { width }),
        }
      }),
      {
        key: 'drop',
        label: t('roster.drop'),
        width: '44px',
        isQuiet: true,
        cell: { kind: 'remove' },
        labelOf: () => t('roster.drop'),
      },
    ]
  }, [fields, t])
}

/** Of several findings in a cell the first is told. */
function useRows(rows: readonly RosterRow[]): readonly EditableRow[] {
  const { t } = useTranslation()
  return useMemo(
    () =>
      rows.map(({ line, cells, findings }): EditableRow => {
        const notes = findings.map(({ field, reason }) => {
          const note = { kind: 'problem', text: t(`roster.finding.${reason}`) } as const
          return [field, note] as const
        })
        return { id: String(line), name: String(line), values: cells, notes: Object.fromEntries(notes.toReversed()) }
      }),
    [rows, t],
  )
}

/** The errors of a row, in words. */
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
